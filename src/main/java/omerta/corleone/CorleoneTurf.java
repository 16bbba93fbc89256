package omerta.corleone;

/// A turf. Its number is its place in the list, from 1.
///
/// @param id its name in files
/// @param x where it is drawn, in columns from the left, from 0
/// @param y where it is drawn, in rows from the top, from 0
/// @param business what is printed in it
public record CorleoneTurf(String id, int x, int y, CorleoneBusiness business) {}
