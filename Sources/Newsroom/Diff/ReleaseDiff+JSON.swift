import Campaigns
import Clients
import Releases

extension ReleaseDiff {
    /// The differences as JSON.
    public var json: String {
        let root: PropertyValue = [
            "schema": "newsadmin/diff/1", "timeZone": .string(clock.name), "locales": .array(locales.map(Self.json)),
        ]
        return JSONWriter(.pretty).printed(root)
    }

    private static func json(_ locale: Locale) -> PropertyValue {
        let difference = locale.difference
        return [
            "locale": .string(difference.locale),
            "fromRelease": .optional(locale.from), "toRelease": .optional(locale.to),
            "from": .string(difference.span.lowerBound.iso8601), "until": .string(difference.span.upperBound.iso8601),
            "changes": .boolean(!locale.isEmpty),
            "shown": .array(difference.showings.map(json)), "order": .array(difference.orders.map(json)),
            "nobody": .array(difference.unseen.map(json)), "unclear": .texts(difference.unclear),
            "lostClients": .texts(locale.lost), "returning": .array(locale.returning.map(json)),
            "known": .array(difference.known.map(json)), "besideMessages": .texts(difference.preambles),
            "messages": .array(difference.messages.map { json($0, title: difference.titles[$0.campaign]) }),
        ]
    }

    private static func json(_ change: ShowingChange) -> PropertyValue {
        [
            "change": .string(change.kind.rawValue), "campaign": .string(change.campaign),
            "clients": .texts(change.clients), "versions": versions(change.versions),
            "before": .array(change.before.map(json)), "after": .array(change.after.map(json)),
            "conditions": .array(
                change.conditions.map { condition in
                    [
                        "clients": .texts(condition.clients), "behind": .texts(condition.behind),
                        "tied": .texts(condition.tied), "throughout": .boolean(condition.isThroughout),
                    ]
                }),
        ]
    }

    private static func json(_ showing: Showing) -> PropertyValue {
        [
            "from": .optional(showing.from), "until": .optional(showing.until),
            "only": showing.occasions.isEmpty ? .null : .string(showing.occasions),
        ]
    }

    private static func json(_ change: OrderChange) -> PropertyValue {
        [
            "campaigns": .texts(change.campaigns), "clients": .texts(change.clients),
            "versions": versions(change.versions), "from": .optional(change.from), "until": .optional(change.until),
            "behind": .texts(change.after), "noLongerBehind": .texts(change.noLongerAfter), "tied": .texts(change.tied),
            "noLongerTied": .texts(change.noLongerTied),
        ]
    }

    private static func json(_ message: UnseenMessage) -> PropertyValue {
        let reason: [PropertyValue.Entry] =
            switch message.reason {
            case .later(let start): [.init("why", "later"), .init("start", .optional(start))]
            case .ended(let end): [.init("why", "ended"), .init("end", .optional(end))]
            case .nobody(let reasons):
                [.init("why", "nobody"), .init("reasons", .texts(reasons.map { $0.words(DiffWords.ids) }))]
            }
        return .dictionary(
            [.init("campaign", .string(message.campaign)), .init("clients", .texts(message.clients))] + reason)
    }

    private static func json(_ withdrawal: Withdrawal) -> PropertyValue {
        [
            "campaign": .string(withdrawal.message.campaign), "withdrawnBy": .integer(withdrawal.release),
            "reason": .string(withdrawal.reason),
        ]
    }

    private static func json(_ message: KnownMessage) -> PropertyValue {
        [
            "campaign": .string(message.campaign), "client": .string(message.client),
            "gone": .boolean(message.isGone), "sentences": .texts(message.sentences),
        ]
    }

    private static func json(_ message: MessageDifference, title: String?) -> PropertyValue {
        [
            "campaign": .string(message.campaign), "title": .optional(title),
            "change": .string(message.kind.rawValue),
            "fields": .array(
                message.fields.map { field in
                    [
                        "field": .string(field.field.rawValue), "client": .optional(field.client),
                        "name": .optional(field.name), "before": value(field.before),
                        "after": value(field.after),
                    ]
                }),
            "text": .array(
                message.text.map { line in ["line": .string(line.kind.rawValue), "text": .string(line.text)] }),
        ]
    }

    private static func value(_ value: FieldDifference.Value?) -> PropertyValue {
        switch value {
        case nil: .null
        case .text(let text): .string(text)
        case .instant(let instant): .string(instant.iso8601)
        case .clients(let names): .string(names.joined(separator: ", "))
        }
    }

    private static func versions(_ words: String) -> PropertyValue { .string(words.isEmpty ? "all" : words) }
}
