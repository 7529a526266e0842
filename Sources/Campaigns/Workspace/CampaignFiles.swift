import Files

/// Which files belong to which campaign, by their names alone.
struct CampaignFiles {
    /// The files of one campaign.
    struct Group: Sendable {
        var id: String
        var source: String
        var translations: [(locale: String, path: String)] = []
    }

    /// The campaigns, in order of their ids' Unicode scalars.
    private(set) var campaigns: [Group] = []
    /// What is wrong with names.
    private(set) var findings: [Diagnostic] = []

    init(_ paths: [String], configuration: WorkspaceConfiguration) {
        var groups: [String: Group] = [:]
        var translations: [(id: String, locale: String, path: String)] = []
        var problems: [(problem: CampaignFileName.Problem, name: CampaignFileName, path: String)] = []
        for path in paths where path.hasSuffix(".md") {
            let (name, problem) = CampaignFileName.read(
                path, locales: configuration.locales, sourceLocale: configuration.sourceLocale)
            if let problem {
                problems.append((problem, name, path))
            } else if let locale = name.locale {
                translations.append((name.id, locale, path))
            } else if let other = groups[name.id.lowercased()] {
                findings.append(
                    Diagnostic(
                        .duplicateID, at: SourcePosition(file: path),
                        "the id “\(name.id)” is taken by \(other.source); folders carry no meaning, nor does case",
                        suggestion: "rename one of them", campaign: name.id))
            } else {
                groups[name.id.lowercased()] = Group(id: name.id, source: path)
            }
        }
        if !problems.isEmpty {
            let taken = TakenNames(of: paths)
            for (problem, name, path) in problems {
                report(
                    problem, name: name, path: path, besides: taken.without(path), configuration: configuration)
            }
        }
        for (id, locale, path) in translations {
            add(path, id: id, locale: locale, among: translations, to: &groups)
        }
        campaigns = groups.values.sorted { $0.id.isBytewiseLess(than: $1.id) }
    }

    /// Notes that there is nothing to publish, which withdraws everything that was.
    mutating func reportEmptiness() {
        findings.append(
            Diagnostic(
                .noCampaigns, at: SourcePosition(file: "newsadmin.yml"),
                "there are no campaigns, so all feeds are empty, and what phones have not shown yet is gone",
                suggestion: "see whether campaigns/ is where it should be"))
    }

    private mutating func add(
        _ path: String, id: String, locale: String, among translations: [(id: String, locale: String, path: String)],
        to groups: inout [String: Group]
    ) {
        // In its place: to take it out and put it back would copy its translations each time.
        guard let place = groups.index(forKey: id.lowercased()), groups.values[place].id == id else {
            let near = DidYouMean.nearest(to: id, among: groups.values.map(\.id).sorted()).flatMap { near in
                translations.contains { $0.id == near && $0.locale == locale } ? nil : near
            }
            findings.append(
                Diagnostic(
                    .translationWithoutSource, at: SourcePosition(file: path),
                    "this translates \(id).md, which does not exist",
                    suggestion: near.map { "did you mean \($0).\(locale).md?" } ?? "add \(id).md in the source locale",
                    campaign: id, locales: [locale]))
            return
        }
        if let other = groups.values[place].translations.first(where: { $0.locale == locale }) {
            findings.append(
                Diagnostic(
                    .duplicateTranslation, at: SourcePosition(file: path),
                    "“\(locale)” is translated by \(other.path) already", suggestion: "keep one of them",
                    campaign: id, locales: [locale]))
            return
        }
        groups.values[place].translations.append((locale, path))
    }

    private mutating func report(
        _ problem: CampaignFileName.Problem, name: CampaignFileName, path: String, besides taken: TakenNames,
        configuration: WorkspaceConfiguration
    ) {
        let position = SourcePosition(file: path)
        switch problem {
        case .unknownLocale(let locale):
            findings.append(
                Diagnostic(
                    .unknownLocale, at: position, problem.message,
                    suggestion: Self.wayOut(of: locale, id: name.id, besides: taken, configuration: configuration),
                    campaign: name.id))
        case .badID:
            findings.append(
                Diagnostic(
                    .badID, at: position, problem.message,
                    suggestion: "use up to 100 letters from a to z or A to Z, digits, dots, dashes and underscores, a "
                        + "letter or digit first"))
        case .sourceLocale:
            let file = "\(name.id).md"
            findings.append(
                Diagnostic(
                    .sourceLocaleInName, at: position, problem.message,
                    suggestion: Self.choice(among: taken, of: [file]) ?? "rename the file to \(file)",
                    campaign: name.id))
        }
    }

    /// What to do about the name of a file whose locale is none of the workspace's.
    private static func wayOut(
        of locale: String, id: String, besides taken: TakenNames, configuration: WorkspaceConfiguration
    ) -> String {
        let canonical = LanguageTag.canonical(locale)
        // Only a name of the source locale itself is taken for it: by a guess, the source would be overwritten.
        let candidates = configuration.locales.filter {
            $0 != configuration.sourceLocale || LanguageTag.canonical($0) == canonical
        }
        if let near = LanguageTag.nearest(to: locale, among: candidates) {
            // The files of the source locale do not name it.
            let names = (near == configuration.sourceLocale ? ["\(id).md"] : []) + ["\(id).\(near).md"]
            return choice(among: taken, of: names) ?? "did you mean \(names[0])?"
        }
        let addition = "add \(canonical) to locales in newsadmin.yml"
        if canonical == locale { return "\(addition), or rename the file" }
        let file = "\(id).\(canonical).md"
        return choice(among: taken, of: [file]) ?? "\(addition), and name the file \(file)"
    }

    /// What to do where a file was probably meant to have one of some names, and another one has it: to rename it would
    /// overwrite that.
    private static func choice(among taken: TakenNames, of names: [String]) -> String? {
        names.lazy.compactMap(taken.holder).first.map { "\($0) is there already; keep one of them" }
    }

    /// The names that files have, of which many file systems tell no case.
    private struct TakenNames {
        private var files: [String: [String]]
        private var own: String?

        init(of paths: [String]) {
            files = Dictionary(grouping: paths) { PathSteps($0).last.lowercased() }
        }

        /// The same without one file.
        func without(_ path: String) -> Self {
            var other = self
            other.own = path
            return other
        }

        /// The name of a file that has a name, in whatever case.
        func holder(of name: String) -> String? {
            files[name.lowercased()]?.first { $0 != own }.map { String(PathSteps($0).last) }
        }
    }
}
