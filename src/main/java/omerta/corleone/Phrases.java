package omerta.corleone;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;

/// Parts of sentences: cards, places, turfs, effects.
final class Phrases {

    /// A job that is not seen.
    static final Message SOME_JOB = Message.of("corleone.some-job");

    private static final Message NOTHING = Message.of("corleone.nothing");

    private Phrases() {}

    static List<Message> names(List<Seat> seats) {
        return seats.stream().map(seat -> Message.of("corleone.name", seat)).toList();
    }

    static Message good(CorleoneGood good) {
        return Message.of(
                switch (good) {
                    case BOOZE -> "corleone.good.booze";
                    case GUN -> "corleone.good.gun";
                    case BLOOD_MONEY -> "corleone.good.blood-money";
                    case NARCOTICS -> "corleone.good.narcotics";
                });
    }

    /// So many of a good.
    static Message goods(CorleoneGood good, int count) {
        return Message.of(
                switch (good) {
                    case BOOZE -> "corleone.count.booze";
                    case GUN -> "corleone.count.gun";
                    case BLOOD_MONEY -> "corleone.count.blood-money";
                    case NARCOTICS -> "corleone.count.narcotics";
                },
                count);
    }

    static List<Message> goods(List<CorleoneGood> goods) {
        return goods.stream().map(Phrases::good).toList();
    }

    static Message bill(int value) {
        return Message.of("corleone.bill", value);
    }

    /// Bills, or the word for none.
    static List<Message> bills(List<Integer> values) {
        return orNothing(values.stream().map(Phrases::bill).toList());
    }

    static Message job(String id) {
        return Message.of("corleone.job." + id);
    }

    static List<Message> jobs(List<String> ids) {
        return orNothing(ids.stream().map(Phrases::job).toList());
    }

    static Message ally(String id) {
        return Message.of("corleone.ally." + id);
    }

    static List<Message> allies(List<String> ids) {
        return ids.stream().map(Phrases::ally).toList();
    }

    static Message card(CorleoneCard card) {
        return switch (card) {
            case CorleoneCard.Good(CorleoneGood good) -> good(good);
            case CorleoneCard.Bill(int value) -> bill(value);
            case CorleoneCard.Job(String id) -> job(id);
            case CorleoneCard.Ally(String id) -> ally(id);
        };
    }

    static List<Message> cards(List<CorleoneCard> cards) {
        return cards.stream().map(Phrases::card).toList();
    }

    static Message business(String id) {
        return Message.of("corleone.business." + id);
    }

    static Message front(String business) {
        return Message.of("corleone.business." + business + ".front");
    }

    static Message turf(String id) {
        return Message.of("corleone.turf." + id);
    }

    static Message place(CorleonePlace place) {
        return switch (place) {
            case CorleonePlace.Front(String business) -> front(business);
            case CorleonePlace.Spot(String id) -> Message.of("corleone.spot." + id);
            case CorleonePlace.Turf(String id) -> turf(id);
        };
    }

    static Message figure(CorleoneNeutral figure) {
        return Message.of(
                switch (figure) {
                    case POLICE_CAPTAIN -> "corleone.figure.police-captain";
                    case ALDERMAN -> "corleone.figure.alderman";
                    case SHOP_STEWARD -> "corleone.figure.shop-steward";
                });
    }

    static Message act(int act) {
        return Message.of(
                switch (act) {
                    case 1 -> "corleone.act.1";
                    case 2 -> "corleone.act.2";
                    case 3 -> "corleone.act.3";
                    default -> "corleone.act.4";
                });
    }

    static Message phase(CorleonePhase phase) {
        return Message.of(
                switch (phase) {
                    case OPEN_NEW_BUSINESS -> "corleone.car.open-new-business";
                    case FAMILY_BUSINESS -> "corleone.car.family-business";
                    case TURF_WAR -> "corleone.car.turf-war";
                    case BRIBERY -> "corleone.car.bribery";
                    case TRIBUTE -> "corleone.car.tribute";
                    case ENTRACTE -> "corleone.car.entracte";
                });
    }

    static List<Message> effects(List<CorleoneEffect> effects) {
        return orNothing(effects.stream().map(Phrases::effect).toList());
    }

    /// An effect, with how often it can be used.
    static Message effect(CorleoneEffect effect) {
        return switch (effect) {
            case CorleoneEffect.Good(CorleoneGood good, int times) -> goods(good, times);
            case CorleoneEffect.Money(List<Integer> bills) -> Message.of("corleone.effect.money", bills(bills));
            case CorleoneEffect.Suitcase(int times) -> Message.of("corleone.effect.suitcase", times);
            case CorleoneEffect.Exchange(int times) -> Message.of("corleone.effect.exchange", times);
            case CorleoneEffect.DrawJob(int times) -> Message.of("corleone.effect.draw-job", times);
            case CorleoneEffect.Convert(int cards, List<Integer> bills) ->
                Message.of("corleone.effect.convert", cards, bills(bills));
            case CorleoneEffect.HorseHead() -> Message.of("corleone.effect.horse-head");
            case CorleoneEffect.AnyGood(int times) -> Message.of("corleone.effect.any-good", times);
            case CorleoneEffect.Kill(CorleoneTarget target) ->
                Message.of(
                        switch (target) {
                            case THUG -> "corleone.effect.kill-thug";
                            case MEMBER -> "corleone.effect.kill-member";
                            case ANY -> "corleone.effect.kill-any";
                        });
            case CorleoneEffect.DriveBy() -> Message.of("corleone.effect.drive-by");
            case CorleoneEffect.Bomb() -> Message.of("corleone.effect.bomb");
            case CorleoneEffect.MoveRival(CorleoneTarget target) ->
                Message.of(
                        switch (target) {
                            case THUG -> "corleone.effect.move-rival-thug";
                            case MEMBER -> "corleone.effect.move-rival-member";
                            case ANY -> "corleone.effect.move-rival-any";
                        });
            case CorleoneEffect.MoveOwn(CorleoneTarget target) ->
                Message.of(
                        switch (target) {
                            case THUG -> "corleone.effect.move-own-thug";
                            case MEMBER -> "corleone.effect.move-own-member";
                            case ANY -> "corleone.effect.move-own-any";
                        });
            case CorleoneEffect.Rescue() -> Message.of("corleone.effect.rescue");
            case CorleoneEffect.Marker(int times) -> Message.of("corleone.effect.marker", times);
            case CorleoneEffect.Steal() -> Message.of("corleone.effect.steal");
            case CorleoneEffect.Collect() -> Message.of("corleone.effect.collect");
            case CorleoneEffect.Spill() -> Message.of("corleone.effect.spill");
            case CorleoneEffect.Neutral(CorleoneNeutral figure) ->
                Message.of("corleone.effect.neutral", figure(figure));
            case CorleoneEffect.UseFront() -> Message.of("corleone.effect.use-front");
        };
    }

    private static List<Message> orNothing(List<Message> things) {
        return things.isEmpty() ? List.of(NOTHING) : things;
    }
}
