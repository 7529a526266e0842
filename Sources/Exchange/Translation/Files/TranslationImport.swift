import Campaigns
import Files

/// Makes translations' files of the rows of exchange files.
public struct TranslationImport: Sendable {
    private let workspace: Workspace
    private let campaigns: [String: Campaign]
    /// The files with errors, by their names without folders.
    private let broken: [Substring: String]

    /// An import into a workspace.
    public init(into workspace: Workspace) {
        self.workspace = workspace
        campaigns = Dictionary(keepingFirst: workspace.campaigns.map { ($0.id, $0) })
        let paths = workspace.findings.filter { $0.severity == .error }.map(\.position.file)
        broken = Dictionary(keepingFirst: paths.map { ($0.split(separator: "/").last ?? "", $0) })
    }

    /// The files that rows become, and what is wrong with rows. A campaign's locale of which any row is refused
    /// becomes none.
    public func translations(
        of rows: [ImportedRow]
    ) -> (translations: [ImportedTranslation], findings: [Diagnostic]) {
        var findings = rows.filter { $0.row.key == nil }.map { row in
            Diagnostic(
                .exchangeRow, at: row.position, "nothing says which campaign this belongs to",
                suggestion: "leave the ids, contexts and references of the export as they are")
        }
        var translations: [ImportedTranslation] = []
        for (group, rows) in Self.groups(of: rows) {
            guard let first = rows.first else { continue }
            if let problem = problem(with: group) {
                findings.append(
                    Diagnostic(
                        .exchangeRow, at: first.keyPosition, problem.message, suggestion: problem.suggestion,
                        campaign: group.campaign, locales: [group.locale]))
                continue
            }
            guard let campaign = campaigns[group.campaign] else { continue }
            var merge = TranslationMerge(campaign, locale: group.locale)
            let translation = merge.translation(of: rows)
            findings += merge.findings
            if let translation { translations.append(translation) }
        }
        return (translations, findings.limited())
    }

    /// Whether rows hold the work of translators that is not in the workspace.
    public func isOutstanding(_ rows: [ImportedRow]) -> Bool {
        Self.groups(of: rows).contains { group, rows in
            guard problem(with: group) == nil, let campaign = campaigns[group.campaign] else { return false }
            return TranslationMerge(campaign, locale: group.locale).holdsWork(rows)
        }
    }

    private struct Group: Hashable {
        var campaign: String
        var locale: String
    }

    /// The rows by what they belong to, in the order in which it comes first.
    private static func groups(of rows: [ImportedRow]) -> [(group: Group, rows: [ImportedRow])] {
        var groups: [(group: Group, rows: [ImportedRow])] = []
        var places: [Group: Int] = [:]
        for row in rows {
            guard let key = row.row.key else { continue }
            let group = Group(campaign: key.campaign, locale: key.locale)
            if let place = places[group] {
                groups[place].rows.append(row)
            } else {
                places[group] = groups.count
                groups.append((group, [row]))
            }
        }
        return groups
    }

    private func problem(with group: Group) -> (message: String, suggestion: String?)? {
        let configuration = workspace.configuration
        guard configuration.locales.contains(group.locale), group.locale != configuration.sourceLocale else {
            return ("“\(group.locale)” is none of the locales that this workspace is translated into", nil)
        }
        guard let campaign = campaigns[group.campaign] else {
            let near = DidYouMean.nearest(to: group.campaign, among: workspace.campaigns.map(\.id))
            return ("there is no campaign “\(group.campaign)” that can be read", near.map { "is it \($0) now?" })
        }
        guard campaign.locales.contains(group.locale) else {
            return ("“\(group.campaign)” is not for “\(group.locale)” any more", nil)
        }
        // A file that could not be read is not known here, and must not be written over.
        let path = broken["\(group.campaign).\(group.locale).md"]
        return path.map { ("\($0) has errors, so it is not touched", "see newsadmin check") }
    }
}
