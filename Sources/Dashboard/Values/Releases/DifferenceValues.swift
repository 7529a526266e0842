import Campaigns
import Releases

/// What changes from what was released to the working texts, for templates.
struct DifferenceValues {
    /// How many changes of a kind are listed.
    private static let items = 60
    /// How many messages are compared word by word.
    private static let messages = 40
    /// How many campaigns one change names.
    private static let named = 5

    private let names: CampaignNames?
    private let direction: String

    /// Differences on a page.
    ///
    /// - Parameters:
    ///   - names: how campaigns are named; nil on a campaign's own page, where they are not.
    ///   - locale: the locale of the texts.
    init(names: CampaignNames?, locale: String) {
        self.names = names
        direction = LanguageValues.direction(of: locale)
    }

    /// What `dashboard/difference` makes of a difference whose sentences name campaigns by their titles.
    func html(of difference: DifferenceReport, forms: inout TemplateForms) -> TemplateValue {
        var groups: [TemplateValue] = []
        for group in difference.groups {
            groups.append([
                "title": .text(group.title),
                "items": forms.blocks("dashboard/change", group.items.prefix(Self.items).map(item)),
                "more": .rest(group.items.count - Self.items),
            ])
        }
        var messages: [TemplateValue] = []
        for message in difference.messages.prefix(Self.messages) {
            messages.append(
                head(of: [message.campaign]).adding([
                    "word": .text(message.word), "kind": .text(Self.kinds[message.word] ?? "warning"),
                    "isOpen": .truth(names == nil), "direction": .text(direction),
                    "fields": .list(
                        message.fields.map { field in
                            ["name": .text(field.name), "before": .text(field.before), "after": .text(field.after)]
                        }),
                    "hasFields": .truth(!message.fields.isEmpty),
                    "lines": forms.blocks("dashboard/line", message.lines.map(line)),
                    "hasLines": .truth(!message.lines.isEmpty),
                ]))
        }
        return .html(
            forms.html(
                "dashboard/difference",
                [
                    "groups": .list(groups), "messages": forms.blocks("dashboard/text", messages),
                    "hasMessages": .truth(!messages.isEmpty),
                    "more": .rest(difference.messages.count - messages.count),
                ]))
    }

    private static let kinds = ["added": "live", "removed": "ended"]

    private func head(of campaigns: [String]) -> TemplateValue {
        names?.released(campaigns, most: Self.named) ?? ["campaigns": .list([]), "more": false]
    }

    private func item(_ item: DifferenceReport.Item) -> TemplateValue {
        head(of: item.campaigns).adding([
            "who": .text(item.who), "sentences": .list(item.sentences.map { sentence in .text(sentence.text { $0 }) }),
        ])
    }

    private func line(_ part: DifferencePart) -> TemplateValue {
        switch part {
        case .gap(let count):
            [
                "gap": .text(CountWords.grouped(count, "line")), "isRemoved": false, "isAdded": false,
                "hasLetters": false, "pieces": .list([]),
            ]
        case .line(let line):
            [
                "gap": false, "isRemoved": .truth(line.kind == .removed), "isAdded": .truth(line.kind == .added),
                // What has none stands where the lines around it stand.
                "hasLetters": .truth(line.pieces.contains { $0.text.contains(where: \.isLetter) }),
                "pieces": .list(line.pieces.map { ["text": .text($0.text), "isChanged": .truth($0.isChanged)] }),
            ]
        }
    }
}
