package omerta.pepe;

/// What a turn brings in, in dollars.
///
/// @param boss for the Boss
/// @param single for one half of a business
/// @param pair for both halves of a business
/// @param registerFactor by how much the accountant multiplies all of it
public record DonPepeIncome(int boss, int single, int pair, int registerFactor) {}
