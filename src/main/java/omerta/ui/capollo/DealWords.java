package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloOffer;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTalk;
import omerta.engine.Seat;

/// A deal in words.
///
/// @param names what things are called
/// @param state the view that is drawn
record DealWords(Names names, DonCapolloState state) {

    /// What each side gets.
    String sentence(DonCapolloOffer offer) {
        return names.desk().say(new DonCapolloTalk.Done(offer).message());
    }

    /// Into which rows of a side the cards go that it gets, and which rows it accounts for.
    ///
    /// @param clear the rows that the side accounts for to make room
    List<String> lands(DonCapolloOffer offer, Seat side, List<DonCapolloBusiness> clear) {
        List<String> lines = new ArrayList<>();
        for (DonCapolloBusiness row : clear) {
            lines.add(names.words("clears", names.of(side), names.of(row), names.step(row, stays(offer, side, row))));
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            int comes = count(offer.got(side).open(), business)
                    + count(offer.got(side).rows(), business)
                    + count(offer.got(side).hand(), business);
            if (comes > 0) {
                int then = comes + stays(offer, side, business);
                lines.add(names.words(
                        then == comes ? "begins" : "joins",
                        names.of(side),
                        names.of(business),
                        names.step(business, then)));
            }
        }
        return lines;
    }

    private int stays(DonCapolloOffer offer, Seat side, DonCapolloBusiness business) {
        return state.row(side, business) - count(offer.given(side).rows(), business);
    }

    private static int count(List<DonCapolloBusiness> cards, DonCapolloBusiness business) {
        return (int) cards.stream().filter(business::equals).count();
    }
}
