import Campaigns
import Files

extension LedgerReader {
    /// Whether a file is one that file managers leave wherever somebody looks.
    static func isClutter(_ path: String) -> Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini"].contains(PathSteps(path).last)
    }

    /// What is said of a file that belongs to no ledger, and what to do about it. What a link leads to may be the ledger's own.
    static func extra(isLink: Bool) -> (sentence: String, suggestion: String) {
        isLink
            ? (
                "this is a symbolic link, which is not followed",
                "put what it leads to in its place, or delete the link"
            )
            : ("nothing in the ledger knows this file", "see where it comes from, and delete it")
    }

    /// The finding about files that do no harm and are of no use.
    ///
    /// - Parameters:
    ///   - position: the first of them.
    ///   - more: how many there are besides.
    ///   - locale: the locale in whose folder they lie; nil: they lie beside these folders.
    static func spare(at position: SourcePosition, and more: Int = 0, locale: String? = nil) -> Diagnostic {
        let (those, them) =
            more == 0 ? ("this file, which does", "it") : ("this file and \(more) more, which do", "them")
        return Diagnostic(
            .ledgerSpare, at: position, "nothing in the ledger needs \(those) no harm",
            suggestion: "leave \(them), or delete \(them) once every branch with releases is merged",
            locales: locale.map { [$0] })
    }
}
