/// Makes messages of campaigns: one for each locale, with fields that are not translated taken from elsewhere.
public struct MessageResolver: Sendable {
    private let configuration: WorkspaceConfiguration
    private let images: ImageLibrary

    /// A resolver for a workspace.
    public init(configuration: WorkspaceConfiguration, images: ImageLibrary) {
        self.configuration = configuration
        self.images = images
    }

    /// The messages of a campaign in its locales' order, without those that are left out, and what is wrong with them.
    ///
    /// - Parameter wantsHTML: whether a client of the campaign shows HTML.
    public func messages(of campaign: Campaign, wantsHTML: Bool) -> (messages: [Message], findings: [Diagnostic]) {
        var findings: [Diagnostic] = []
        var messages: [Message] = []
        messages.reserveCapacity(campaign.locales.count)
        let fingerprint = campaign.translations.isEmpty ? "" : SourceFingerprint.of(campaign.source)
        for locale in campaign.locales {
            findings += comparison(of: locale, in: campaign, with: fingerprint)
            guard let texts = texts(for: locale, of: campaign), let title = title(in: texts, for: locale)
            else { continue }
            let message = message(
                of: campaign, in: locale, title, texts, fingerprint: fingerprint, wantsHTML: wantsHTML, &findings)
            // Drafts are not handed to translators either.
            if message.isFallback, !campaign.isDraft { findings.append(missing(message, source: campaign.source)) }
            messages.append(message)
        }
        return (messages, findings)
    }

    /// The files that a locale's message may take its fields from, nearest first; nil where it is left out.
    private func texts(for locale: String, of campaign: Campaign) -> [CampaignText]? {
        if configuration.fallbacks[locale] == .leaveOut {
            guard let own = campaign.translations[locale], own.title != nil, own.hasBody || !campaign.source.hasBody
            else { return nil }
            return [own, campaign.source]
        }
        let chain = configuration.chain(of: locale)
        return chain.filter { $0 == configuration.sourceLocale || campaign.locales.contains($0) }
            .compactMap(campaign.text)
    }

    private func title(in texts: [CampaignText], for locale: String) -> Resolved<String>? {
        for text in texts {
            guard let title = text.title, !title.value.isEmpty else { continue }
            return Resolved(title.value, locale: text.locale, file: text.file, offset: title.offset)
        }
        return nil
    }

    private func message(
        of campaign: Campaign, in locale: String, _ title: Resolved<String>, _ texts: [CampaignText],
        fingerprint: String, wantsHTML: Bool, _ findings: inout [Diagnostic]
    ) -> Message {
        var variables: [String: String] = [:]
        for text in texts.reversed() {
            for (name, value) in text.variables { variables[name] = value.value }
        }
        if !variables.isEmpty, let finding = FilledLength.finding(in: texts, locale: locale) {
            findings.append(finding)
            variables = variables.mapValues { _ in "" }
        }
        let substitution = Substitution(variables)
        // Where nobody has written a text, none is missing here.
        let bodyText = texts.first(where: \.hasBody) ?? texts.first ?? campaign.source
        let body = rendered(bodyText, substitution, for: locale, wantsHTML: wantsHTML, &findings)
        var filling = VariableFilling(substitution, campaign: campaign.id, locale: locale)
        let isFallback = title.locale != locale || body.locale != locale
        let message = Message(
            of: campaign, locale: locale, title: filling.filled(title), text: body,
            translation: TranslationState(
                of: campaign.translations[locale], isFallback: isFallback, fingerprint: fingerprint),
            actionURL: first(\.actionURL, in: texts).map { filling.filled($0) },
            actionLabel: first(\.actionLabel, in: texts).map { filling.filled($0) },
            buttons: buttons(of: campaign.source, in: texts, &filling), variables: variables,
            chain: texts.map(\.locale))
        findings += filling.findings
        return message
    }

    private func rendered(
        _ text: CampaignText, _ substitution: Substitution, for locale: String, wantsHTML: Bool,
        _ findings: inout [Diagnostic]
    ) -> Resolved<RenderedText> {
        let rendered = MarkdownRenderer.render(
            text.file.bytes[text.body],
            options: MarkdownOptions(
                substitution: substitution, wantsHTML: wantsHTML, unsafeHTML: configuration.unsafeHTML,
                schemes: configuration.app.schemes, largestImage: configuration.rules.limit(of: .largeImage),
                imageAddress: images.addresses(relativeTo: text.file.path)))
        report(rendered.problems, in: text, for: locale, &findings)
        return Resolved(rendered, locale: text.locale, file: text.file, offset: text.body.lowerBound)
    }

    /// The buttons of the source, each with the nearest label.
    private func buttons(
        of source: CampaignText, in texts: [CampaignText], _ filling: inout VariableFilling
    ) -> [Button: Resolved<String?>] {
        var buttons: [Button: Resolved<String?>] = [:]
        for (button, own) in source.buttons {
            let labelled = texts.first { $0.buttons[button]?.value != nil } ?? source
            let label = labelled.buttons[button] ?? own
            let place = Resolved(label.value, locale: labelled.locale, file: labelled.file, offset: label.offset)
            buttons[button] = label.value.map { place.with(filling.filled(place.with($0)).value) } ?? place
        }
        return buttons
    }

    private func first(
        _ field: KeyPath<CampaignText, Located<String>?>, in texts: [CampaignText]
    ) -> Resolved<String>? {
        for text in texts {
            guard let value = text[keyPath: field] else { continue }
            return Resolved(value.value, locale: text.locale, file: text.file, offset: value.offset)
        }
        return nil
    }

    private func report(
        _ problems: [MarkdownProblem], in text: CampaignText, for locale: String, _ findings: inout [Diagnostic]
    ) {
        for problem in problems {
            let position = text.file.position(at: text.body.lowerBound + problem.offset)
            findings.append(
                Diagnostic(
                    problem.rule, at: position, problem.message, suggestion: problem.suggestion, locales: [locale]))
        }
    }

    private func missing(_ message: Message, source: CampaignText) -> Diagnostic {
        let fields = [
            message.title.locale == message.locale ? nil : "title",
            message.text.locale == message.locale ? nil : "text",
        ].compactMap { $0 }
        let others = [message.title.locale, message.text.locale].filter { $0 != message.locale }
        let shown =
            Set(others).count == 1
            ? "\(fields.joined(separator: " and ")) in “\(others[0])”"
            : zip(fields, others).map { "\($0) in “\($1)”" }.joined(separator: " and ")
        let translation = message.campaign.translations[message.locale]?.file
        let unread = message.campaign.unreadTranslations[message.locale]
        let wanted =
            if let translation {
                "write \(fields.joined(separator: " and ")) into \(translation.path), which has none"
            } else if let unread {
                "fix \(unread), which cannot be read"
            } else {
                "add \(message.campaign.id).\(message.locale).md"
            }
        return Diagnostic(
            .missingTranslation, at: SourcePosition(file: translation?.path ?? unread ?? source.file.path),
            "“\(message.locale)” shows \(shown)",
            suggestion: "\(wanted), or set missing: {\(message.locale): leave-out} in newsadmin.yml",
            locales: [message.locale])
    }

    private func comparison(
        of locale: String, in campaign: Campaign, with fingerprint: String
    ) -> [Diagnostic] {
        guard let translation = campaign.translations[locale] else { return [] }
        guard let hash = translation.sourceHash else {
            return [
                Diagnostic(
                    .neverCompared, at: SourcePosition(file: translation.file.path),
                    "nobody has said which source text this was translated from",
                    suggestion: "add source: \(fingerprint) once it has been compared", locales: [locale])
            ]
        }
        guard hash.value != fingerprint else { return [] }
        return [
            Diagnostic(
                .staleTranslation, at: translation.file.position(at: hash.offset),
                "the source text has changed since this was translated",
                suggestion: "compare it with \(campaign.source.file.path), then set source: \(fingerprint)",
                locales: [locale])
        ]
    }
}
