package omerta.peperoni;

import java.util.Locale;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction.Bid;
import omerta.peperoni.DonPeperoniAction.Bribe;
import omerta.peperoni.DonPeperoniAction.ChooseHome;
import omerta.peperoni.DonPeperoniAction.ChooseStarter;
import omerta.peperoni.DonPeperoniAction.CloseStreet;
import omerta.peperoni.DonPeperoniAction.Decline;
import omerta.peperoni.DonPeperoniAction.Done;
import omerta.peperoni.DonPeperoniAction.Frisk;
import omerta.peperoni.DonPeperoniAction.LeaveAgent;
import omerta.peperoni.DonPeperoniAction.RaidHouse;
import omerta.peperoni.DonPeperoniAction.Raise;
import omerta.peperoni.DonPeperoniAction.SendSpy;
import omerta.peperoni.DonPeperoniAction.Walk;

/// Actions as short texts: `walk 1 plaza`, `bribe 2 50`, `agent 1 lawyer`, `spy 1 R`, `raise 20`, `frisk R 2`,
/// `raid hotel`, `close mayor-este`, `bid 1 100`, `starter B`, `home h-olivo`, `decline`, `done`. Seats are `Y`, `R`,
/// `B`, `G` and `O`.
final class MoveText {

    private static final String SEATS = "YRBGO?";

    private MoveText() {}

    static DonPeperoniAction action(String text) {
        String[] words = text.split(" ");
        return switch (words[0]) {
            case "home" -> new ChooseHome(place(words[1]));
            case "walk" -> new Walk(number(words[1]), place(words[2]));
            case "bribe" -> new Bribe(number(words[1]), number(words[2]));
            case "agent" -> new LeaveAgent(number(words[1]), agent(words[2]));
            case "spy" -> new SendSpy(number(words[1]), seat(words[2]));
            case "raise" -> new Raise(number(words[1]));
            case "decline" -> new Decline();
            case "frisk" -> new Frisk(seat(words[1]), number(words[2]));
            case "raid" -> new RaidHouse(place(words[1]));
            case "close" -> new CloseStreet(street(words[1]));
            case "bid" -> new Bid(number(words[1]), number(words[2]));
            case "starter" -> new ChooseStarter(seat(words[1]));
            case "done" -> new Done();
            default -> throw new AssertionError(text);
        };
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    static int place(String id) {
        return Fixture.GAME.place(id);
    }

    static int street(String id) {
        return Fixture.GAME.tables().streets().stream()
                        .map(DonPeperoniStreet::id)
                        .toList()
                        .indexOf(id)
                + 1;
    }

    static DonPeperoniAgent agent(String name) {
        return DonPeperoniAgent.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    static Seat seat(String letter) {
        return Seat.of(SEATS.indexOf(letter));
    }

    static String letter(Seat seat) {
        return SEATS.substring(seat.index(), seat.index() + 1);
    }
}
