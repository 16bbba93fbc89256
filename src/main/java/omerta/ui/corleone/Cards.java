package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import omerta.corleone.CorleoneAlly;
import omerta.corleone.CorleoneCard;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneGood;
import omerta.corleone.CorleoneJob;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.Sketch;

/// Draws cards: upright ones for a hand, lying ones for what is open on the table.
///
/// @param names of things
record Cards(Names names) {

    /// How wide an open card is.
    static final double WIDE = 128;

    /// How high an open card is.
    static final double HIGH = 84;

    private static final double FACE_WIDE = CardFace.WIDTH;
    private static final double FACE_HIGH = CardFace.HEIGHT;

    /// A hand card.
    CardFace face(int code) {
        CardFace face = CardFace.blank("co-card");
        Sketch on = SYMBOLS.sketch(FACE_WIDE, FACE_HIGH, "co-icon", "co-face");
        switch (names.city().card(code)) {
            case CorleoneCard.Good(CorleoneGood good) ->
                on.with(Names.key(good), 9, 12, 45, 45).with(name(code), 3, 62, FACE_WIDE - 6, 24);
            case CorleoneCard.Bill(int value) -> {
                on.with("bill-card", 4, 14, 55, 44);
                on.with(Tiles.label(Integer.toString(value), "bill-value"), 4, 22, 55, 28);
                on.with(Tiles.label(names.bill(value), "bill-words"), 3, 62, FACE_WIDE - 6, 22);
            }
            case CorleoneCard.Job _ -> job(on, code);
            case CorleoneCard.Ally _ -> ally(on, code);
        }
        face.getChildren().add(on);
        return face;
    }

    private void job(Sketch on, int code) {
        CorleoneJob job = names.city().job(code);
        on.getStyleClass().add(Names.key(job.colour()));
        on.with(Tiles.region("job-band"), 1.3, 1.3, FACE_WIDE - 2.6, 14)
                .with(Names.key(job.colour()), FACE_WIDE / 2 - 6, 2.3, 12, 12, "on-band")
                .with(name(code), 3, 16, FACE_WIDE - 6, 27)
                .with(Tiles.region("card-rule"), 6, 64, FACE_WIDE - 12, 0.8);
        Icons.goods(on, job.cost(), 4, 45, FACE_WIDE - 8, 17);
        Icons.draw(on, job.effects(), 4, 67, FACE_WIDE - 8, 18);
    }

    private void ally(Sketch on, int code) {
        CorleoneAlly ally = names.city().ally(code);
        on.with("ally", 14, 4, 35, 35)
                .with(name(code), 3, 40, FACE_WIDE - 6, 25)
                .with(Tiles.region("card-rule"), 6, 65, FACE_WIDE - 12, 0.8);
        Icons.draw(on, ally.effects(), 4, 67, FACE_WIDE - 8, 18);
    }

    private Lettering name(int code) {
        return new Lettering(names.card(code), "card-name");
    }

    /// An open job.
    Sketch openJob(int code) {
        CorleoneJob job = names.city().job(code);
        Sketch card = SYMBOLS.sketch(WIDE, HIGH, "co-icon", "co-open", Names.key(job.colour()))
                .with(Tiles.region("open-face"), 0, 0, WIDE, HIGH)
                .with(Tiles.region("open-band"), 1.5, 1.5, 20, HIGH - 3)
                .with(Names.key(job.colour()), 3.5, 4, 16, 16, "on-band")
                .with(new Lettering(names.card(code), "open-name"), 24, 1, WIDE - 27, 32);
        Icons.goods(card, job.cost(), 25, 34, WIDE - 30, 21);
        Icons.draw(card, job.effects(), 25, 59, WIDE - 30, 21);
        return card.with(Tiles.region("card-rule"), 30, 56.5, WIDE - 40, 1);
    }

    /// An ally on show.
    Sketch openAlly(int code) {
        Sketch card = SYMBOLS.sketch(WIDE, HIGH, "co-icon", "co-open", "ally-card")
                .with(Tiles.region("open-face"), 0, 0, WIDE, HIGH)
                .with("ally", 2, 8, 30, 40)
                .with(new Lettering(names.card(code), "open-name"), 31, 2, WIDE - 33, 50);
        Icons.draw(card, names.city().ally(code).effects(), 8, 54, WIDE - 16, 26);
        return card;
    }

    /// The job deck and the discarded jobs.
    Sketch deck(int left, int gone) {
        return SYMBOLS.sketch(HIGH, HIGH, "co-icon", "co-deck")
                .with(Tiles.region("deck-back"), 4, 4, 44, 58)
                .with("job", 14, 18, 24, 30, "on-back")
                .with(Tiles.label(Integer.toString(left), "deck-count"), 4, 63, 44, 20)
                .with("job", 54, 24, 24, 30)
                .with(Tiles.label(Integer.toString(gone), "deck-count"), 50, 63, 32, 20);
    }

    /// What is on a card, in words.
    String words(int code) {
        if (CorleoneCity.isJob(code)) {
            CorleoneJob job = names.city().job(code);
            return names.words(
                    "job",
                    names.card(code),
                    names.words("colour." + Names.key(job.colour())),
                    names.cost(job.cost()),
                    names.effects(job.effects()));
        }
        return CorleoneCity.isAlly(code)
                ? names.words(
                        "ally",
                        names.card(code),
                        names.effects(names.city().ally(code).effects()))
                : names.card(code);
    }
}
