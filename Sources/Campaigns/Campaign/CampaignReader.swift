/// Reads the files of one campaign.
public struct CampaignReader: Sendable {
    let configuration: WorkspaceConfiguration
    let vocabulary: WorkspaceVocabulary
    /// For each locale those whose chains of fallbacks hold it.
    private let users: [String: Set<String>]

    /// A reader for a workspace.
    public init(configuration: WorkspaceConfiguration, vocabulary: WorkspaceVocabulary) {
        self.configuration = configuration
        self.vocabulary = vocabulary
        var users: [String: Set<String>] = [:]
        for locale in configuration.locales {
            for other in configuration.chain(of: locale) { users[other, default: []].insert(locale) }
        }
        self.users = users
    }

    /// The largest file that is read as an announcement, in bytes.
    public static let sizeLimit = 1 << 18

    /// What is said of a file that has more than ``sizeLimit``.
    static func tooLarge(_ path: String) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, at: SourcePosition(file: path), "the file is larger than \(sizeLimit) bytes",
            suggestion: "an announcement is a few paragraphs; link to the rest")
    }

    /// What is said of a file that would have more than ``sizeLimit``, and so is not written.
    public static func wouldBeTooLarge(_ path: String) -> String { "\(path) would be larger than \(sizeLimit) bytes" }

    /// The campaign, as far as its source can be understood, and the findings in all its files.
    ///
    /// - Parameters:
    ///   - id: its id.
    ///   - source: the file in the source locale.
    ///   - translations: those files of translations that could be opened.
    ///   - unreadTranslations: the paths of the others, by locale.
    public func read(
        id: String, source: SourceFile, translations: [(locale: String, file: SourceFile)],
        unreadTranslations: [String: String] = [:]
    ) -> (campaign: Campaign?, findings: [Diagnostic]) {
        var findings: [Diagnostic] = []
        guard var (campaign, sourceFindings) = read(source, id: id, findings: &findings) else {
            return (nil, findings.map { $0.belonging(to: id) })
        }
        sourceFindings += CampaignChecks.findings(in: campaign, configuration: configuration)
        sourceFindings += MisspeltMore.findings(in: campaign.source)
        for index in sourceFindings.indices where sourceFindings[index].locales == nil {
            // A locale that nobody knows may have been meant for any of them.
            let isLost = sourceFindings[index].rule == .unknownLocale
            sourceFindings[index].locales = Set(isLost ? configuration.locales : campaign.locales)
        }
        findings += sourceFindings
        var (texts, unread): ([String: CampaignText], [String: String]) = ([:], unreadTranslations)
        for (locale, file) in translations {
            var own: [Diagnostic] = []
            if let text = readTranslation(file, locale: locale, of: campaign, findings: &own) {
                texts[locale] = text
                own += MisspeltMore.findings(in: text)
            } else {
                unread[locale] = file.path
            }
            guard !own.isEmpty else { continue }
            let stopped = localesStopped(by: locale, of: campaign)
            for index in own.indices where own[index].locales == nil { own[index].locales = stopped }
            findings += own
        }
        campaign = campaign.with(translations: texts, unread: unread)
        return (campaign, findings.map { $0.belonging(to: id) })
    }

    /// The locales that a mistake in a translation stops: those that take text from it; where the campaign is not for its
    /// locale, that one alone.
    func localesStopped(by locale: String, of campaign: Campaign) -> Set<String> {
        campaign.locales.contains(locale) ? localesUsing(locale).intersection(campaign.locales) : [locale]
    }

    /// The locales whose messages may hold text of `locale`'s file.
    private func localesUsing(_ locale: String) -> Set<String> {
        users[locale] ?? []
    }

    /// The front matter's node and the body's range of a file that is text with front matter in YAML.
    private func parts(of file: SourceFile, findings: inout [Diagnostic]) -> (root: YAMLNode, body: Range<Int>)? {
        guard file.bytes.count <= Self.sizeLimit else {
            findings.append(Self.tooLarge(file.path))
            return nil
        }
        if let offset = file.firstInvalidByte {
            findings.append(
                Diagnostic(
                    .notUTF8, at: file.position(at: offset), "this byte is not UTF-8",
                    suggestion: "save the file as UTF-8"))
            return nil
        }
        var problems: [Diagnostic] = []
        if let parts = FrontMatter(of: file, findings: &problems) {
            do {
                let nothing = YAMLNode(.mapping([]), at: parts.yaml.lowerBound)
                return (try YAMLReader.read(file, in: parts.yaml) ?? nothing, parts.body)
            } catch {
                problems = [Diagnostic(error, in: file)]
            }
        }
        findings += MergeConflict.finding(in: file).map { [$0] } ?? problems
        return nil
    }

    private func read(
        _ file: SourceFile, id: String, findings: inout [Diagnostic]
    ) -> (Campaign, [Diagnostic])? {
        guard let (root, body) = parts(of: file, findings: &findings) else { return nil }
        var reader = FieldReader(root, in: file)
        reader.findings += ControlCharacter.findings(in: root, of: file)
        let words = readWords(&reader)
        var settings = CampaignSettings()
        readTargeting(&reader, into: &settings)
        readWindow(&reader, into: &settings)
        if let flag = reader.flag("draft") { settings.isDraft = flag.value }
        settings.show = reader.choice("show", of: ShowPolicy.self)
        settings.template = reader.text("template")
        settings.allowed = reader.texts("allow")?.value ?? []
        checkAllowed(settings.allowed, &reader)
        let text = CampaignText(
            words, file: file, locale: configuration.sourceLocale, body: body, blocks: readBlocks(&reader))
        if !reader.has("title") {
            reader.report(.missingField, at: reader.offset, "“title” is missing", suggestion: "add title: …")
        }
        let findings = reader.finish(explaining: Self.explanation, meant: MeantField.suggestion)
        return (Campaign(id: id, source: text, settings), findings)
    }

    /// What to say of a field that has its place elsewhere.
    private static func explanation(of key: String) -> (message: String, suggestion: String)? {
        switch key {
        case "missing":
            ("“missing” is not a field of a campaign: it is one for all of them", "write it in newsadmin.yml")
        case "source":
            (
                "“source” is a field of translations, which says what they were made from; this is the source",
                "leave it out here"
            )
        default: nil
        }
    }

    /// What a translation's file says; nil if it cannot be read at all.
    private func readTranslation(
        _ file: SourceFile, locale: String, of campaign: Campaign, findings: inout [Diagnostic]
    ) -> CampaignText? {
        guard let (root, body) = parts(of: file, findings: &findings) else { return nil }
        var reader = FieldReader(root, in: file)
        reader.findings += ControlCharacter.findings(in: root, of: file)
        let text = CampaignText(
            readWords(&reader), file: file, locale: locale, body: body, blocks: readBlocks(&reader),
            sourceHash: reader.text("source"))
        for (button, label) in text.buttons.sorted(by: { $0.value.offset < $1.value.offset })
        where campaign.source.buttons[button] == nil {
            reader.report(
                .translationAddsButton, at: label.offset, "the source has no button “\(button.rawValue)”",
                suggestion: "add it to \(campaign.source.file.path), or leave it out here")
        }
        if !campaign.locales.contains(locale) {
            reader.report(
                .unusedTranslation, at: 0, "the campaign is not for “\(locale)”, so this file is not used",
                suggestion: "add \(locale) to locales in \(campaign.source.file.path)")
        }
        findings += reader.finish(
            translationOf: campaign.source.file, whereOnlySourceHas: Self.sourceOnly,
            meant: MeantField.suggestion(inTranslationOf: campaign.source.file.path))
        return text
    }

    private static let sourceOnly = [
        "draft", "locales", "clients", "everyone", "start", "end", "versions", "system", "show", "template", "allow",
    ]

    private func readWords(_ reader: inout FieldReader) -> CampaignWords {
        var words = CampaignWords()
        // A title that is not there is reported as such, and not as a field that is left out.
        words.title = reader.node("title") == nil ? nil : reader.words("title")
        let place = reader.entry("title").map { $0.value.isNull ? $0.keyOffset : $0.value.offset }
        if let place,
            reader.entry("title")?.value.isNull == true || words.title?.value.allSatisfy(\.isWhitespace) == true
        {
            reader.report(.emptyTitle, at: place, "the title is empty", suggestion: "write what is new")
        }
        if let action = reader.nested(
            "action", usual: "url", meant: { ["link", "href"].contains($0) ? "write url" : nil },
            { ($0.notation("url"), $0.words("label")) })
        {
            (words.actionURL, words.actionLabel) = action
        }
        words.buttons =
            reader.nested("buttons") { reader in
                var buttons: [Button: Located<String?>] = [:]
                for button in Button.allCases where reader.has(button.rawValue) {
                    let offset = reader.node(button.rawValue)?.offset ?? reader.offset
                    let label = reader.nested(button.rawValue) { $0.words("label") } ?? nil
                    buttons[button] = Located(label?.value, at: label?.offset ?? offset)
                }
                // Those that are not there are asked for as well, so that a misspelt name finds the right one.
                for button in Button.allCases { _ = reader.node(button.rawValue) }
                return buttons
            } ?? [:]
        if let variables = reader.textsByName("vars") {
            for (name, value) in variables {
                if Substitution.isName(name.value) {
                    words.variables[name.value] = value
                } else {
                    reader.report(
                        .badVariableName, at: name.offset, "“\(name.value)” cannot be the name of a variable",
                        suggestion: "use letters from a to z or A to Z, digits, dashes and underscores, a letter first")
                }
            }
        }
        return words
    }

    private func readBlocks(_ reader: inout FieldReader) -> [String: YAMLNode] {
        var blocks: [String: YAMLNode] = [:]
        for client in vocabulary.clients {
            guard let node = reader.mapping(client) else { continue }
            blocks[client] = node
            if !configuration.clients.contains(client) {
                reader.report(
                    .unknownClient, at: node.offset, "the workspace does not have the client “\(client)”",
                    suggestion: "add it to clients in newsadmin.yml, or leave the block out")
            }
        }
        return blocks
    }

    private func checkAllowed(_ allowed: [Located<String>], _ reader: inout FieldReader) {
        for id in allowed {
            guard let rule = vocabulary.rules.first(where: { $0.id == id.value }) else {
                reader.report(
                    .unknownRule, at: id.offset, "“\(id.value)” is not a rule",
                    suggestion: DidYouMean.suggestion(for: id.value, among: vocabulary.rules.map(\.id)))
                continue
            }
            if rule.isLocked {
                reader.report(
                    .lockedRule, at: id.offset,
                    "“\(rule.id)” guards reading, identity or a client against a crash, and cannot be allowed")
            }
        }
    }
}

extension Diagnostic {
    fileprivate func belonging(to campaign: String) -> Diagnostic {
        var copy = self
        copy.campaign = campaign
        return copy
    }
}
