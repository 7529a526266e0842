import Clients
import Files

/// What was shipped to an environment, so that what is gone there can be removed.
///
/// Production needs no such record, because the ledger knows what it ever had. This one is in `.newsadmin/` and may be
/// deleted at any time: what it named then stays where it is.
struct ShippedPaths {
    private let folder: String

    /// The record of an environment, as long as it is at that place: another one may hold files of others.
    init(workspace: String, environment: String, remote: String) {
        let place = SHA256Digest(of: Array(remote.utf8)).hexadecimal.prefix(16)
        folder = "\(workspace)/.newsadmin/shipped/\(environment)/\(place)"
    }

    /// The paths below `feeds/` that a locale was given.
    func paths(of locale: String) -> Set<String> {
        guard let bytes = try? FileReading.bytes(at: "\(folder)/\(locale)", followingLinks: false) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        // The file can have been edited, and what it names is removed.
        return Set(lines.filter { ClientCatalogue.makes(ServedFolder.path(of: $0), in: locale) })
    }

    /// Keeps the paths of a locale.
    func keep(_ paths: Set<String>, of locale: String) throws(FileProblem) {
        let text = paths.sorted().map { $0 + "\n" }.joined()
        try SingleFile.write(Array(text.utf8), to: "\(folder)/\(locale)")
    }
}
