package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloOffer;
import omerta.engine.Seat;
import omerta.ui.board.art.ArtView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.Spot;

/// The scales: what each side gives, what it could give, the deal in words, and what can be done with it.
final class DealDesk extends VBox {

    private final Dealing dealing;
    private final Deal deal;
    private final Names names;
    private final Chips chips;

    /// The scales with this deal on them.
    DealDesk(Dealing dealing, Deal deal, Names names) {
        this.dealing = dealing;
        this.deal = deal;
        this.names = names;
        chips = new Chips(names);
        getStyleClass().addAll("over-table", "deal");
        DonCapolloOffer offer = deal.offer();
        Region beam = new ArtView(Tiles.SYMBOLS.art("scales"), "scales");
        HBox sides = new HBox(side(offer.from()), beam, side(offer.to()));
        sides.getStyleClass().add("deal-sides");
        getChildren().add(sides);
        deal.before().ifPresent(before -> line(names.words("before", words().sentence(before)), "deal-before"));
        if (offer.give().isNothing() && offer.want().isNothing()) {
            line(names.words("empty-scales"), "deal-sentence");
        } else {
            line(words().sentence(offer), "deal-sentence");
            lands(offer.from());
            lands(offer.to());
        }
        ways();
        dealing.refusal(deal).ifPresent(why -> line(why, "deal-why"));
        buttons();
    }

    /// What each spot stands for, in reading order.
    Map<Spot, Ground> spots() {
        return chips.spots();
    }

    /// Puts the focus on the first thing that can be done.
    void focus() {
        lookupAll(".spot").stream()
                .filter(Node::isFocusTraversable)
                .findFirst()
                .or(() -> lookupAll(".button").stream().findFirst())
                .ifPresent(Node::requestFocus);
    }

    private DealWords words() {
        return new DealWords(names, dealing.state());
    }

    private Region side(Seat seat) {
        DonCapolloGoods given = deal.offer().given(seat);
        Label title = Tiles.label(names.words("gives", names.of(seat)), "deal-title");
        title.setGraphic(new SeatSign(names.desk().player(seat)).sized("small"));
        StackPane pan = new StackPane(chips.pan(seat), chips.weighed(seat, given));
        pan.getStyleClass().add("deal-pan");
        VBox side = new VBox(title, pan);
        side.getStyleClass().add("deal-side");
        HBox.setHgrow(side, Priority.ALWAYS);
        if (deal.isOpen()) {
            shelf(side, seat, given);
        }
        return side;
    }

    private void shelf(VBox side, Seat seat, DonCapolloGoods given) {
        Shelf shelf = dealing.shelf();
        side.getChildren().add(chips.left(seat, shelf.left(seat, given)));
        if (seat.equals(deal.offer().to())) {
            List<Good> asked = shelf.asked(seat, given);
            if (!asked.isEmpty()) {
                side.getChildren()
                        .addAll(Tiles.label(names.words("from-hand-of"), "deal-caption"), chips.asked(seat, asked));
            }
        } else if (dealing.isHandBehindCurtain()) {
            Button hand = new Button(names.words("own-hand"));
            hand.setId("deal-own-hand");
            hand.setOnAction(event -> dealing.behindCurtain(deal));
            side.getChildren().add(hand);
        }
    }

    private void line(String words, String styleClass) {
        Label label = Tiles.label(words, styleClass);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        getChildren().add(label);
    }

    private void lands(Seat side) {
        List<DonCapolloBusiness> clear = dealing.clears(deal, side);
        words().lands(deal.offer(), side, clear).forEach(words -> line(words, "deal-lands"));
    }

    /// The ways to make room, where there is a choice.
    private void ways() {
        Optional<Seat> chooser = dealing.chooser(deal);
        List<List<DonCapolloBusiness>> ways =
                chooser.map(side -> dealing.ways(deal, side)).orElse(List.of());
        if (ways.size() < 2) {
            return;
        }
        ToggleGroup group = new ToggleGroup();
        FlowPane box = new FlowPane();
        box.getStyleClass().add("deal-ways");
        for (int i = 0; i < ways.size(); i++) {
            int index = i;
            List<String> rows = ways.get(i).stream().map(names::of).toList();
            RadioButton button = new RadioButton(names.words("way", Names.join(rows)));
            button.setToggleGroup(group);
            button.setSelected(deal.clear(ways).equals(ways.get(i)));
            button.setOnAction(event -> dealing.put(deal.by(index)));
            box.getChildren().add(button);
        }
        getChildren().add(box);
    }

    private void buttons() {
        List<Button> buttons = new ArrayList<>();
        for (Dealing.Deed deed : dealing.deeds(deal)) {
            Button button = new Button(names.words("deed." + Names.key(deed)));
            button.setId("deal-" + Names.key(deed));
            button.setOnAction(event -> dealing.does(deal, deed));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(USE_PREF_SIZE);
            HBox.setHgrow(button, Priority.ALWAYS);
            buttons.add(button);
        }
        HBox box = new HBox();
        box.getChildren().addAll(buttons);
        box.getStyleClass().add("deal-buttons");
        getChildren().add(box);
    }
}
