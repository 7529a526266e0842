import Campaigns
import Clients
import Files

/// Writes the files of a campaign from what its languages say.
struct CampaignComposer {
    let configuration: WorkspaceConfiguration
    let client: any Client

    private var name: String { client.name }

    /// The campaign of that id; all texts have the same in common. Locales are those of the texts.
    func campaign(id: String, _ texts: [(locale: String, text: ImportedText)]) -> ImportedCampaign {
        let own = texts.first { $0.locale == configuration.sourceLocale }
        let first = own?.text ?? texts[0].text
        let locales = configuration.locales.filter { locale in texts.contains { $0.locale == locale } }
        var tree = frontMatter(of: first, id: id, locales: locales)
        if texts.contains(where: { $0.text.hasVariables }) {
            tree.set(["vars", LiteralBraces.name], .string(LiteralBraces.value))
        }
        let source = file(tree, text: own?.text.text ?? "", path: "campaigns/\(id).md")
        let hash = fingerprint(of: source, id: id)
        let translations = texts.filter { $0.locale != configuration.sourceLocale }.map { locale, text in
            var tree = FrontMatterTree()
            tree.set(["title"], .string(LiteralBraces.written(text.title)))
            for assignment in text.texts where own == nil || !first.texts.contains(assignment) {
                tree.set(assignment.path, assignment.value.withWrittenVariables)
            }
            if let hash { tree.set(["source"], .string(hash)) }
            let path = CampaignFileName.path(ofTranslationInto: locale, beside: source.path)
            return file(tree, text: text.text, path: path)
        }
        let templates = first.common.pages.compactMap { page in
            page.template.map { text in
                ImportedCampaign.File(
                    path: "templates/\(page.templateName(of: name, in: id)).mustache", bytes: Array(text.utf8))
            }
        }
        return ImportedCampaign(
            id: id, announcement: id, locales: locales, files: [source] + translations + templates,
            raw: first.common.raw.map(\.key))
    }

    /// What the campaign says in its source's file of one text, and of what all have in common.
    private func frontMatter(of first: ImportedText, id: String, locales: [String]) -> FrontMatterTree {
        var tree = FrontMatterTree()
        tree.set(["title"], .string(LiteralBraces.written(first.title)))
        if locales != configuration.locales { tree.set(["locales"], .texts(locales)) }
        if configuration.clients.count > 1 { tree.set(["clients"], .array([.string(name)])) }
        for entry in first.common.block { tree.set([name, entry.key], entry.value) }
        if let order = first.common.order { tree.set([name, "order"], .integer(order)) }
        for assignment in first.common.assignments + first.texts {
            tree.set(assignment.path, assignment.value.withWrittenVariables)
        }
        // Names hold no variables: two braces in them are two braces.
        for assignment in client.identity(of: first.source, in: id) { tree.set(assignment.path, assignment.value) }
        if !first.common.raw.isEmpty {
            tree.set([name, "raw"], .dictionary(first.common.raw), keepsNull: true)
        }
        return tree
    }

    private func file(_ tree: FrontMatterTree, text: String, path: String) -> ImportedCampaign.File {
        let body = PlainTextMarkdown.markdown(of: text)
        let front = FrontMatterWriter.text(tree.entries(client: name))
        return ImportedCampaign.File(
            path: path, bytes: Array("---\n\(front)---\n\(body)\(body.isEmpty ? "" : "\n")".utf8))
    }

    /// The hash by which translations know the source text: what was published together counts as compared.
    private func fingerprint(of file: ImportedCampaign.File, id: String) -> String? {
        let vocabulary = WorkspaceVocabulary(clients: ClientCatalogue.names, rules: [])
        let reader = CampaignReader(configuration: configuration, vocabulary: vocabulary)
        let source = SourceFile(path: file.path, bytes: file.bytes)
        return reader.read(id: id, source: source, translations: []).campaign.map { SourceFingerprint.of($0.source) }
    }
}

extension ImportedText {
    /// Whether one of its texts would be taken to name a variable.
    var hasVariables: Bool {
        LiteralBraces.hasVariable(title) || (texts + common.assignments).contains { $0.value.hasVariables }
    }
}
