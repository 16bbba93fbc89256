package omerta.pepe;

import java.util.List;

/// What an action would do at the table, before it is done.
///
/// @param dead who would die
/// @param asleep who would fall asleep
/// @param broken which whole businesses would be whole no longer
/// @param made which businesses would become whole
/// @param threats whom each cake on the table would catch afterwards
public record DonPepePreview(
        List<DonPepeSitter> dead,
        List<DonPepeSitter> asleep,
        List<DonPepePair> broken,
        List<DonPepePair> made,
        List<DonPepeThreat> threats) {

    /// Keeps copies.
    public DonPepePreview {
        dead = List.copyOf(dead);
        asleep = List.copyOf(asleep);
        broken = List.copyOf(broken);
        made = List.copyOf(made);
        threats = List.copyOf(threats);
    }
}
