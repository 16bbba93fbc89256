package omerta.capollo;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import omerta.engine.BadTables;

/// Checks what each business brings: five columns, more cards never less, costs only where the rules have them.
final class BusinessCheck {

    private static final int MOST = 20;

    private static final Set<DonCapolloBusiness> COSTLY =
            Set.of(DonCapolloBusiness.CORRUPTION, DonCapolloBusiness.ART, DonCapolloBusiness.LOAN_SHARKING);

    private BusinessCheck() {}

    static void check(List<DonCapolloTable> tables) {
        if (tables.size() != DonCapolloBusiness.KINDS) {
            throw new BadTables("businesses", tables.size() + " businesses, not " + DonCapolloBusiness.KINDS);
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            DonCapolloTable table = tables.get(business.ordinal());
            String key = "businesses[" + business.ordinal() + "].";
            if (table.business() != business) {
                throw new BadTables(key + "business", "here stands " + name(business));
            }
            column(key + "money", table.money(), COSTLY.contains(business) ? -MOST : 0);
            column(key + "power", table.power(), 0);
        }
    }

    private static void column(String key, List<Integer> figures, int least) {
        if (figures.size() != DonCapolloTables.PAID) {
            throw new BadTables(key, figures.size() + " figures, not " + DonCapolloTables.PAID);
        }
        for (int i = 0; i < figures.size(); i++) {
            FigureCheck.within(key + "[" + i + "]", figures.get(i), least, MOST);
            if (i > 0 && figures.get(i) < figures.get(i - 1)) {
                throw new BadTables(key + "[" + i + "]", "more cards bring less");
            }
        }
    }

    private static String name(DonCapolloBusiness business) {
        return business.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
