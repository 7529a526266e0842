import Campaigns

extension Rule {
    /// A file of the ledger that holds other bytes than it did.
    static let ledgerAltered = Rule.locked("ledger-altered")
    /// A file that the ledger rests on and that is not there.
    static let ledgerMissing = Rule.locked("ledger-missing")
    /// A file in the ledger's folder that nothing in it knows.
    static let ledgerExtra = Rule.locked("ledger-extra")
    /// A file of a form that this program does not know, such as one of a newer program.
    static let ledgerForm = Rule.locked("ledger-form")
    /// A release whose signature is not that of a key in `release: {keys}`, or that has none after one that has.
    static let ledgerSignature = Rule.locked("ledger-signature")

    /// Two branches have released a locale, and git waits to be told which release stays.
    public static let ledgerUnmerged = Rule.locked("ledger-unmerged")

    /// The file is altered or missing that keeps git from changing the ledger, which has not changed by that yet.
    static let ledgerUnguarded = Rule.locked("ledger-unguarded", .warning)

    /// A file that nothing in the ledger needs, and that is what its name says.
    static let ledgerSpare = Rule.locked("ledger-spare", .warning)
    /// A release that phones get, of a locale that the workspace no longer has.
    static let ledgerLocale = Rule.locked("ledger-locale", .warning)
    /// Releases without signatures, where the workspace lists keys.
    public static let ledgerUnsigned = Rule.locked("ledger-unsigned", .warning)

    /// The rules of the ledger.
    public static let ofLedger = [
        ledgerAltered, ledgerMissing, ledgerExtra, ledgerForm, ledgerSignature, ledgerUnmerged,
        ledgerUnguarded, ledgerSpare, ledgerLocale, ledgerUnsigned,
    ]
}
