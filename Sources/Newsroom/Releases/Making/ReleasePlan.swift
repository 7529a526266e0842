import Campaigns
import Files
import Releases

/// What is to be released, taken out or brought back, and by whom.
public struct ReleasePlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The instant of the release.
    var now: Instant
    /// The locales.
    var locales: [String]
    /// Who does it.
    var author: String
    /// What there is to say about it.
    var note: String?
    /// The file with the private key; nil: releases are not signed.
    var keyFile: String?
    /// The commit that the workspace stands at, if it is in version control.
    var commit: String?
    /// Whether nothing is written.
    var isDryRun: Bool

    /// A plan for some locales.
    public init(
        folder: String, now: Instant, locales: [String], author: String, note: String? = nil, keyFile: String? = nil,
        commit: String? = nil, isDryRun: Bool = false
    ) {
        self.folder = folder
        self.now = now
        self.locales = locales.uniqued()
        self.author = author
        self.note = note
        self.keyFile = keyFile
        self.commit = commit
        self.isDryRun = isDryRun
    }

    /// Refuses a plan that names nobody or nothing.
    func check() throws(ReleaseFailure) {
        _ = try Person.named(author)
        if locales.isEmpty { throw .usage("name the locales") }
    }

    /// What signs the releases; nil where there is no key.
    ///
    /// - Throws: ``ReleaseFailure`` where the workspace lists keys and none is at hand: a release that nobody signed would
    ///   pass for one that somebody else made.
    func signing(for context: ReleaseContext) throws(ReleaseFailure) -> ReleaseSigning? {
        let trusted = context.edition.keys
        if let keyFile, !keyFile.isEmpty { return try ReleaseSigning(file: keyFile, trusted: trusted) }
        guard !trusted.isEmpty, !isDryRun else { return nil }
        throw .usage(
            "newsadmin.yml lists keys, so releases are signed: name the file of the private key in NEWSADMIN_KEY")
    }
}
