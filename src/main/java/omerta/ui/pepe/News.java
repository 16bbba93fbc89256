package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import omerta.engine.Seat;
import omerta.match.Told;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeCourse;
import omerta.pepe.DonPepeDeed;
import omerta.pepe.DonPepeEvent;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeReckoning;
import omerta.pepe.DonPepeSitter;
import omerta.ui.board.Desk;
import omerta.ui.board.kit.Spot;

/// Acts out what happened. Long news are not acted out from the beginning.
final class News {

    private static final int MOST = 5;

    private final Desk<DonPepeAction> desk;
    private final Surface surface;
    private int told;

    News(Desk<DonPepeAction> desk, Surface surface) {
        this.desk = desk;
        this.surface = surface;
    }

    /// Ends what is still going on.
    void before() {
        told++;
        surface.acts().finish();
    }

    /// Acts these news out, once everything is where it will be.
    void after(List<Told> news, Play play) {
        List<DonPepeEvent> events = events(news);
        if (!desk.pace().moves() || events.isEmpty()) {
            return;
        }
        int mine = told;
        Platform.runLater(() -> {
            if (mine == told && surface.getScene() != null && surface.getWidth() > 0) {
                act(events, play);
            }
        });
    }

    /// What exploded in these news, and whom it killed.
    static List<Trace> traces(List<Told> news) {
        return events(news).stream()
                .filter(DonPepeDeed.Exploded.class::isInstance)
                .map(DonPepeDeed.Exploded.class::cast)
                .flatMap(exploded -> blast(exploded).stream())
                .toList();
    }

    private static List<DonPepeEvent> events(List<Told> news) {
        return news.stream()
                .map(Told::event)
                .filter(DonPepeEvent.class::isInstance)
                .map(DonPepeEvent.class::cast)
                .toList();
    }

    private void act(List<DonPepeEvent> events, Play play) {
        Troupe troupe = new Troupe(new Figures(desk), surface.plan(), desk.pace());
        List<Acts.Act> acts = new ArrayList<>();
        for (DonPepeEvent event : events) {
            act(event, troupe, play).ifPresent(acts::add);
        }
        surface.acts().play(acts.subList(Math.max(0, acts.size() - MOST), acts.size()));
    }

    private Optional<Acts.Act> act(DonPepeEvent event, Troupe troupe, Play play) {
        TablePlan plan = troupe.plan();
        Point2D middle = new Point2D(surface.getWidth() / 2, surface.getHeight() / 2);
        return switch (event) {
            case DonPepeDeed.Exploded exploded ->
                Optional.of(troupe.blast(blast(exploded), exploded.chair(), exploded.dead()));
            case DonPepeDeed.Stabbed(var by, var victim) ->
                Optional.of(troupe.deaths(fire(by, victim), List.of(victim)));
            case DonPepeDeed.Shot(var by, var victim) -> Optional.of(troupe.deaths(fire(by, victim), List.of(victim)));
            case DonPepeDeed.Drugged(var _, var asleep, var dead) ->
                Optional.of(dead.isEmpty() ? troupe.seen(asleep(asleep)) : troupe.deaths(asleep(asleep), dead));
            case DonPepeDeed.CakeSet(Seat seat, int chair) ->
                Optional.of(troupe.cake(seat, middle, chair, hidden(play, chair, ".pepe-cake")));
            case DonPepeDeed.CakePassed(Seat _, Seat cake, int from, int to) ->
                Optional.of(troupe.cake(cake, plan.place(from).laid(), to, hidden(play, to, ".pepe-cake")));
            case DonPepeDeed.Moved(DonPepeMan man, int from, int to) ->
                Optional.of(troupe.man(man, plan.place(from).man(), to, hidden(play, to, ".pepe-man")));
            case DonPepeCourse.Seated(Seat seat, var role, int chair, boolean _) ->
                Optional.of(troupe.man(new DonPepeMan(seat, role), middle, chair, hidden(play, chair, ".pepe-man")));
            case DonPepeCourse.SeatingBegan _,
                    DonPepeCourse.TurnBegan _,
                    DonPepeReckoning.Looted _,
                    DonPepeDeed.Raided _,
                    DonPepeCourse.Discarded _,
                    DonPepeCourse.Passed _,
                    DonPepeCourse.Drew _,
                    DonPepeCourse.Reshuffled _,
                    DonPepeCourse.Woke _,
                    DonPepeReckoning.WentOut _,
                    DonPepeReckoning.TookBank _,
                    DonPepeReckoning.Ended _ -> Optional.empty();
        };
    }

    private static List<Trace> fire(DonPepeSitter by, DonPepeSitter victim) {
        return List.of(new Trace.Fire(by.chair(), victim.chair(), true));
    }

    private static List<Trace> asleep(List<DonPepeSitter> men) {
        return men.stream()
                .<Trace>map(sitter -> new Trace.Asleep(sitter.chair()))
                .toList();
    }

    private static List<Trace> blast(DonPepeDeed.Exploded exploded) {
        return Stream.concat(
                        Stream.of(new Trace.Blast(exploded.cake(), exploded.chair(), true)),
                        exploded.dead().stream().<Trace>map(sitter -> new Trace.Dead(sitter.chair())))
                .toList();
    }

    /// What is drawn on a chair already but is still on its way there.
    private static List<Node> hidden(Play play, int chair, String what) {
        Optional<Spot> spot = play.spot(new Ground.Chair(chair));
        return spot.map(on -> on.lookup(what)).map(List::of).orElse(List.of());
    }
}
