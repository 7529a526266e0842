import Campaigns
import Clients

/// Renders a campaign that was made of entries of a feed, and looks whether the client reads the same of it.
struct ImportTrial {
    let configuration: WorkspaceConfiguration
    let templates: TemplateLibrary
    let client: any Client
    let vocabulary: WorkspaceVocabulary

    /// The trial in which the client knows of no other locale than this one.
    func alone(in locale: String) -> ImportTrial {
        var own = configuration
        own.locales = [locale]
        let context = RenderingContext(configuration: own, templates: templates)
        let alone = ClientCatalogue.client(client.name, of: context)
        return ImportTrial(
            configuration: configuration, templates: templates, client: alone ?? client, vocabulary: vocabulary)
    }

    /// Why a campaign does not stand for entries.
    struct Problem: Error {
        /// Why, for a person.
        var sentence: String
        /// Whether it is an error that a rule finds in the campaign; else it says something else than the entries.
        var isFinding: Bool

        /// That it is more than a campaign may hold.
        static let tooLarge = Problem(
            sentence: "its campaign would be larger than \(CampaignReader.sizeLimit) bytes", isFinding: true)

        /// That a campaign says something else.
        static func difference(_ sentence: String) -> Problem { Problem(sentence: sentence, isFinding: false) }
    }

    /// What the client makes of a campaign.
    ///
    /// - Throws: ``Problem`` where that is nothing that can be published.
    func rendered(_ campaign: ImportedCampaign) throws(Problem) -> (client: any Client, entries: [FeedEntry]) {
        let documents = campaign.files.filter { $0.path.hasSuffix(".md") }
        if documents.contains(where: { $0.bytes.count > CampaignReader.sizeLimit }) { throw .tooLarge }
        let client: any Client
        switch self.client(with: campaign.templates) {
        case .success(let found): client = found
        case .failure(let problem): throw .difference(problem.message)
        }
        let reader = CampaignReader(configuration: configuration, vocabulary: vocabulary)
        let read = reader.read(id: campaign.id, source: campaign.source, translations: campaign.translations)
        guard let draft = read.campaign else {
            throw error(in: read.findings) ?? .difference("it cannot be read again")
        }
        let images = ImageLibrary(files: [], folder: "", baseURL: configuration.production.baseURL)
        let resolver = MessageResolver(configuration: configuration, images: images)
        let (messages, findings) = resolver.messages(of: draft, wantsHTML: type(of: client).showsHTML)
        let checks = MessageChecks.findings(in: messages, of: draft, schemes: configuration.app.schemes)
        let rendered = client.entries(of: draft, messages: messages)
        if let error = error(in: read.findings + findings + checks + rendered.findings) { throw error }
        return (client, rendered.entries)
    }

    /// Why a campaign says something else than the entries it was made of; nil where it says the same.
    func problem(of campaign: ImportedCampaign, from entries: [String: ImportedEntry]) -> Problem? {
        let rendered: (client: any Client, entries: [FeedEntry])
        do throws(Problem) {
            rendered = try self.rendered(campaign)
        } catch {
            return error
        }
        guard rendered.entries.count == entries.count else {
            return .difference("a campaign cannot say it in every language")
        }
        for entry in rendered.entries {
            guard let original = entries[entry.locale] else {
                return .difference("it would be shown in another language")
            }
            if let difference = difference(between: entry, and: original, client: rendered.client) {
                return .difference(difference)
            }
        }
        return nil
    }

    private func difference(
        between entry: FeedEntry, and original: ImportedEntry, client: any Client
    ) -> String? {
        let different = "a campaign cannot say it so that the client reads the same"
        if let identity = original.identity, identity != entry.identity { return different }
        var files: [String: [UInt8]] = [:]
        for file in entry.files {
            guard let place = ServedFolder.place(of: file.path) else { continue }
            files[configuration.production.baseURL + place] = file.bytes
        }
        let feed = client.feed([entry], locale: entry.locale, preamble: nil)
        let contents = try? client.contents(of: feed.bytes, locale: entry.locale) { address, _ in
            files[address].map { ImportedPage(view: "", file: "", bytes: $0) }
        }
        guard let contents, contents.entries.count == 1 else { return different }
        let read = contents.entries[0].value
        if client.reads(read, as: original.value) { return nil }
        return UnsaidText(in: original.value, readAs: read)?.reason ?? different
    }

    private struct TemplateFailure: Error {
        var message: String
    }

    private func client(with added: [(name: String, text: String)]) -> Result<any Client, TemplateFailure> {
        guard !added.isEmpty else { return .success(client) }
        var library = templates
        for (name, text) in added {
            // As templates are read: no mark of the encoding is a part of them, and an empty one stops the build.
            let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
            guard !text.allSatisfy(\.isWhitespace) else {
                return .failure(TemplateFailure(message: "the page is empty"))
            }
            do {
                try library.add(name, text: text)
            } catch {
                return .failure(TemplateFailure(message: error.message))
            }
        }
        let context = RenderingContext(configuration: configuration, templates: library)
        guard let client = ClientCatalogue.client(client.name, of: context) else {
            return .failure(TemplateFailure(message: "the client is not known"))
        }
        return .success(client)
    }

    private func error(in findings: [Diagnostic]) -> Problem? {
        findings.first { configuration.rules.severity(of: $0.rule) == .error }
            .map { Problem(sentence: "\($0.message) [\($0.rule.id)]", isFinding: true) }
    }
}
