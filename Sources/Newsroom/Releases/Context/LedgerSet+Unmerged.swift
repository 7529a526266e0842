import Campaigns
import Files
import Foundation
import Releases

extension LedgerSet {
    /// The ledgers of a workspace, with what git says of their merging.
    static func merged(in folder: String, trustedKeys: Set<String>) throws(FileProblem) -> LedgerSet {
        var ledgers = try LedgerSet(folder: folder, trustedKeys: trustedKeys)
        ledgers.noteUnmerged(in: folder)
        return ledgers
    }

    /// Whether git holds two versions of what is in a ledger. It may settle that without touching a file.
    var isUnmerged: Bool { findings.contains { $0.rule == .ledgerUnmerged } }

    /// Notes where git has left two versions of what is in the ledgers, of two branches that have each released a locale:
    /// one of both lies in the work tree, as if there were no other.
    ///
    /// Where git cannot be asked, nobody knows; who needs to know who wrote what reads that elsewhere.
    private mutating func noteUnmerged(in folder: String) {
        guard !ledgers.isEmpty else { return }
        let environment = ProcessInfo.processInfo.environment
        guard let control = try? VersionControl.find(in: folder, environment: environment),
            let paths = try? control.unmergedPaths(in: "releases")
        else { return }
        // What lies beside the folders of locales is written anew by the next release.
        let inside = paths.filter { PathSteps($0).all.count > 2 }
        for (locale, paths) in Dictionary(grouping: inside, by: { String(PathSteps($0).all[1]) }) {
            let folder = "releases/\(locale)"
            let places = paths.map { ShellWord.quoted($0) }.joined(separator: " ")
            self[locale].findings.append(
                Diagnostic(
                    .ledgerUnmerged, at: SourcePosition(file: paths[0]),
                    "two branches have released “\(locale)”, and nobody has told git yet which release is to stay",
                    suggestion:
                        "keep one (git checkout --ours \(places)), then git add \(ShellWord.quoted(folder)), commit, and "
                        + "release again what the other one had approved or taken out",
                    locales: [locale]))
        }
    }
}
