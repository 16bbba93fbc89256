package omerta.ui.shell.curtain;

/// Who keeps the curtain: what can be done at it. Each is done at most once a curtain.
public interface Keeper {

    /// The seat lifts it.
    void lift();

    /// Whether this is the seat's PIN.
    boolean fits(String pin);

    /// The table agrees that the seat has forgotten its PIN: it asks for none until the match is opened again.
    void forgetPin();

    /// The last move is taken back, at the curtain of the seat that made it.
    void takeBack();

    /// Back to the open table.
    void returnToTable();

    /// The match is saved, and the home screen comes.
    void leave();
}
