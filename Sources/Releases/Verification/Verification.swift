import Campaigns
import Files

/// What a place that serves files looks like beside what is due.
public struct Verification: Sendable {
    /// The files that were looked at.
    public private(set) var files = 0
    /// How many bytes they have, as they are due.
    public private(set) var bytes = 0
    /// What is wrong.
    public private(set) var findings: [VerificationFinding] = []
    /// Of each locale that is behind, those of the findings that only say so of its files.
    public private(set) var staleFiles: [String: [VerificationFinding]] = [:]
    /// What could not be read, a sentence each.
    public private(set) var problems: [String] = []
    /// What is served of each locale, and what is due.
    public private(set) var servedLocales: [ServedLocale] = []

    /// Looks at a place.
    ///
    /// - Parameters:
    ///   - place: the place.
    ///   - tree: what must be there.
    ///   - locales: the locales to look at; nil: all, and what is there beside them.
    public init(of place: some ServingPlace, against tree: ServedTree, locales: Set<String>? = nil) {
        let files = tree.files.filter { file in locales.map { !$0.isDisjoint(with: file.locales) } ?? true }
        let looks = place.looks(at: files, of: tree)
        self.files = looks.count { $0.problem == nil }
        bytes = files.reduce(0) { $0 + $1.size }
        problems = looks.compactMap(\.problem)
        let hashes = Dictionary(keepingFirst: looks.compactMap { look in look.hash.map { (look.path, $0) } })
        let seen = Set(looks.filter { $0.problem == nil }.map(\.path))
        for timeline in tree.timelines {
            guard let locale = timeline.locale, locales?.contains(locale) != false else { continue }
            let comparison = ServedLocale(timeline, locale: locale, hashes: hashes, seen: seen)
            servedLocales.append(comparison)
            guard let finding = comparison.finding(tree.clock) else { continue }
            findings.append(finding)
            let stale = looks.filter { comparison.isServedBehind($0) }.flatMap(\.findings).filter { $0.kind == .stale }
            staleFiles[locale] = stale
        }
        findings += looks.flatMap(\.findings)
        if locales == nil, problems.isEmpty { findings += place.foreignFiles(besides: tree) }
    }
}
