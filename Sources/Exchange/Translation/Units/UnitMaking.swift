import Campaigns
import Clients

/// Makes the rows of exchange files from campaigns.
public struct UnitMaking: Sendable {
    private let clients: [any Client]

    /// A maker that tells where texts are shown in these clients.
    public init(clients: [any Client]) {
        self.clients = clients
    }

    /// A campaign's rows for a locale.
    public func group(of campaign: Campaign, locale: String) -> ExchangeGroup {
        let source = TranslatableText(sourceOf: campaign)
        let fingerprint = SourceFingerprint.of(campaign.source)
        let translation = campaign.translations[locale]
        let text = translation.map(TranslatableText.init)
        let earlier = text.map { EarlierText($0, for: source) }
        let isCurrent = translation.map { TranslationState(comparing: $0, with: fingerprint) != .stale } ?? false
        let places = places(of: campaign)
        var variables = campaign.source.variables.mapValues(\.value)
        for (name, value) in translation?.variables ?? [:] { variables[name] = value.value }
        let hasItsForm = text?.matches(source) == true
        let units = source.fields.map { field in
            let known = earlier?[field.field]
            let isAligned = isCurrent && (!field.field.isMarkdown || hasItsForm)
            let own = places.filter { $0.isAbout(field.field) }
            return ExchangeUnit(
                key: UnitKey(
                    campaign: campaign.id, locale: locale, field: field.field, fingerprint: fingerprint,
                    translation: known.map(TranslationFingerprint.of)),
                source: field.parts, target: isAligned ? known : nil, earlier: isAligned ? nil : known,
                notes: UnitNotes.notes(of: field, in: campaign, locale: locale, places: own),
                limit: field.field.isMarkdown ? nil : own.compactMap(\.limit).min(), variables: variables)
        }
        return ExchangeGroup(file: campaign.source.file.path, units: units)
    }

    /// Whether one of the campaign's clients shows one of its fields.
    func shows(anyOf fields: [TranslatableField], of campaign: Campaign) -> Bool {
        guard !fields.isEmpty else { return false }
        return places(of: campaign).contains { place in fields.contains { place.isAbout($0) } }
    }

    private func places(of campaign: Campaign) -> [TextPlace] {
        clients.filter { campaign.clients.contains($0.name) }.flatMap { $0.places(of: campaign) }
    }
}

extension TextPlace {
    fileprivate func isAbout(_ field: TranslatableField) -> Bool {
        switch (field, text) {
        case (.title, .title), (.text, .text), (.actionLabel, .actionLabel): true
        case (.label(let button), .label(let own)): button == own
        default: false
        }
    }
}
