import Campaigns

/// The messages of Firebase Cloud Messaging that one message of a campaign becomes.
///
/// A message with a payload for the SDK is silent, so phones whose app does not have the SDK are sent a standard
/// notification in its place.
struct SourseSending: Sendable {
    /// The messages, each without the envelope in which it is posted; those for the SDK first.
    let messages: [PropertyValue]
    /// The payloads for the SDK.
    let payloads: [[PropertyValue.Entry]]

    /// What becomes of a message.
    init(message: Message, tag: String, block: SourseBlock, settings: SourseSettings) {
        let topic = (block.topic?.value ?? settings.topic).name(in: message.locale)
        let everyone = Self.isIn(topic)
        let integrated = Self.isIn(settings.integratedTopic.name(in: message.locale))
        var sendings: [(condition: String, payload: [PropertyValue.Entry])] = []
        func payload(isImmediate: Bool) -> [PropertyValue.Entry] {
            Self.payload(of: message, tag: tag, isImmediate: isImmediate, raw: block.raw.entries)
        }
        if let compared = block.comparedTopic {
            let atOnce = Self.isIn(compared.value.name(in: message.locale))
            sendings = [
                ("\(everyone) && \(integrated) && \(atOnce)", payload(isImmediate: true)),
                ("\(everyone) && \(integrated) && !(\(atOnce))", payload(isImmediate: false)),
            ]
        } else {
            sendings = [("\(everyone) && \(integrated)", payload(isImmediate: block.isImmediate))]
        }
        payloads = sendings.map(\.payload)
        messages =
            sendings.map { sending in
                ["condition": .string(sending.condition), "data": .dictionary(sending.payload), "apns": Self.silent]
            } + [
                [
                    "condition": .string("\(everyone) && !(\(integrated))"),
                    "notification": [
                        "title": .string(message.title.value), "body": .string(message.text.value.plain),
                    ],
                ]
            ]
    }

    static let silent: PropertyValue = [
        "headers": ["apns-push-type": "background", "apns-priority": "5"],
        "payload": ["aps": ["content-available": 1]],
    ]

    private static func isIn(_ topic: String) -> String {
        "'\(topic)' in topics"
    }

    /// The SDK's payload, all of it texts.
    private static func payload(
        of message: Message, tag: String, isImmediate: Bool, raw: [PropertyValue.Entry]
    ) -> [PropertyValue.Entry] {
        var entries = [
            ("handler", SourseClient.handler), ("title", message.title.value),
            ("message", message.text.value.plain),
        ]
        if let address = message.actionURL { entries.append(("actionURL", address.value)) }
        entries.append(("tag", tag))
        entries.append(("isSmartNotification", isImmediate ? "0" : "1"))
        let window = message.campaign.window
        if let start = window.start { entries.append(("embargoDate", start.iso8601)) }
        // The SDK shows a message at its expiry, and the campaign has ended by then.
        if let end = window.end { entries.append(("expiryDate", end.advanced(milliseconds: -1).iso8601)) }
        let own = PropertyValue.dictionary(entries.map { PropertyValue.Entry($0.0, .string($0.1)) })
        return own.merging(raw: raw).dictionary ?? []
    }
}
