import Campaigns
import Clients

/// A workspace as the verbs of translation need it.
struct TranslationContext {
    let workspace: Workspace
    let clients: [any Client]
    /// The errors in campaigns' files, which keep what they say from being read.
    let errors: [Diagnostic]

    /// Reads a workspace.
    init(folder: String) throws(VerbFailure) {
        workspace = try VerbFailure.reading { () throws(WorkspaceReader.Failure) in
            try WorkspaceReader(vocabulary: .standard).read(folder)
        }
        let context = RenderingContext(configuration: workspace.configuration, templates: .builtIn)
        clients = ClientCatalogue.clients(of: context).clients
        errors = FindingPolicy(workspace).apply(to: workspace.findings).filter { $0.severity == .error }
            .inReadingOrder()
    }

    /// The locales that there are translations for.
    var targets: [String] {
        workspace.configuration.locales.filter { $0 != workspace.configuration.sourceLocale }
    }

    /// The locales of these names in the workspace's order; all where none is named.
    func locales(_ names: [String]) throws(VerbFailure) -> [String] {
        for name in names {
            if name == workspace.configuration.sourceLocale {
                throw .usage("“\(name)” is the locale that campaigns are written in; there is nothing to translate")
            }
            guard targets.contains(name) else {
                throw .usage(Sentence(UnknownName.sentence(name, among: targets, kind: .locales)))
            }
        }
        return names.isEmpty ? targets : targets.filter(names.contains)
    }

    /// The campaigns of these ids in the workspace's order; all where none is named.
    func campaigns(_ ids: [String]) throws(VerbFailure) -> [Campaign] {
        let known = workspace.campaigns.map(\.id)
        for id in ids where !known.contains(id) {
            throw .usage(Sentence(UnknownName.sentence(id, among: known, kind: .campaigns)))
        }
        return ids.isEmpty ? workspace.campaigns : workspace.campaigns.filter { ids.contains($0.id) }
    }

    /// Findings with the severities that the workspace gives them. An error of an exchange stays one in a draft: it
    /// says what was not written.
    func weighed(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            guard let severity = workspace.configuration.rules.severity(of: finding.rule) else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}
