package omerta.ui.corleone;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.corleone.CorleoneBusiness;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneJob;
import omerta.corleone.CorleoneState;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;

/// What everybody may read of something: the icons of a business, all backs around a spot, what a card costs and brings,
/// what an icon does, who controls a turf.
final class Notice extends VBox {

    private final Names names;
    private final CorleoneState state;

    private Notice(Names names, CorleoneState state) {
        this.names = names;
        this.state = state;
        getStyleClass().addAll("over-table", "notice");
        setMouseTransparent(true);
    }

    /// What there is to be read of something; empty where its name says all.
    static Optional<Region> of(Names names, CorleoneState state, Ground ground) {
        Notice notice = new Notice(names, state);
        switch (ground) {
            case Ground.Space(int space) -> notice.space(space);
            case Ground.Turf(int turf) -> notice.turf(turf);
            case Ground.Job(int job) -> notice.job(job);
            case Ground.Ally(int ally) -> notice.ally(ally);
            case Ground.Card(int code, int _) -> {
                if (CorleoneCity.isJob(code)) {
                    notice.job(code);
                } else if (CorleoneCity.isAlly(code)) {
                    notice.ally(code);
                }
            }
            case Ground.Icon(CorleoneEffect effect) -> notice.effect(effect, "notice-line");
            case Ground.Bill _,
                    Ground.Suitcase _,
                    Ground.Stock _,
                    Ground.Family _,
                    Ground.Way _,
                    Ground.End _,
                    Ground.Sight _ -> {}
        }
        return notice.getChildren().isEmpty() ? Optional.empty() : Optional.of(notice);
    }

    private void space(int space) {
        title(names.space(state.board(), space));
        if (!CorleoneCity.isFront(space)) {
            line(
                    "notice-soft",
                    Names.join(names.touched(space).stream().map(names::turf).toList()));
            names.around(state.board(), space).forEach(front -> {
                CorleoneBusiness business = names.city().business(names.city().businessAt(state.board(), front));
                line("notice-head", names.words("back-of", names.space(state.board(), front)));
                business.back().forEach(effect -> effect(effect, "notice-line"));
            });
            return;
        }
        int turf = CorleoneCity.turf(space);
        CorleoneBusiness business = names.city().business(names.city().businessAt(state.board(), space));
        line("notice-soft", controlled(turf));
        line("notice-head", names.words("front"));
        business.front().forEach(effect -> effect(effect, "notice-line"));
        line("notice-head", names.words("back"));
        business.back().forEach(effect -> effect(effect, "notice-line"));
    }

    private String controlled(int turf) {
        return names.turf(turf) + ". "
                + Tiles.controller(state, turf)
                        .map(seat -> names.words("controlled", names.of(seat)))
                        .orElseGet(() -> names.words("uncontrolled"));
    }

    private void turf(int turf) {
        title(names.words("turf", turf, names.turf(turf)));
        line("notice-soft", controlled(turf));
        for (Seat seat : Seat.first(state.seats())) {
            int figures = 0;
            for (int space = 0; space < names.city().spaces(); space++) {
                figures += state.board().isOf(space, seat) && names.city().isIn(space, turf) ? 1 : 0;
            }
            int markers = state.board().stack(turf).count((byte) (seat.index() + 1));
            if (figures + markers > 0) {
                row(
                        new Figures(names).sign(seat, "small"),
                        names.words("in-turf", names.of(seat), figures, markers),
                        "notice-line");
            }
        }
    }

    private void job(int code) {
        CorleoneJob job = names.city().job(code);
        title(names.card(code));
        line("notice-soft", names.words("colour." + Names.key(job.colour())));
        line("notice-head", names.words("costs", names.cost(job.cost())));
        job.effects().forEach(effect -> effect(effect, "notice-line"));
    }

    private void ally(int code) {
        title(names.card(code));
        line("notice-soft", names.words("once-an-act"));
        names.city().ally(code).effects().forEach(effect -> effect(effect, "notice-line"));
    }

    private void effect(CorleoneEffect effect, String styleClass) {
        Fit icon = new Fit(Icons.one(effect), "notice-icon");
        row(icon, names.words("effect", names.effect(effect), names.explained(effect)), styleClass);
    }

    private void title(String words) {
        line("notice-title", words);
    }

    private void row(Region mark, String words, String styleClass) {
        HBox row = new HBox(mark, label(words, styleClass));
        row.getStyleClass().add("notice-row");
        getChildren().add(row);
    }

    private void line(String styleClass, String words) {
        getChildren().add(label(words, styleClass));
    }

    private static Label label(String words, String styleClass) {
        Label label = Tiles.label(words, styleClass);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
