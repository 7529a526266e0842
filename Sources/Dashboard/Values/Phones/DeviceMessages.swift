/// The messages of phones of one locale by what people call them.
struct DeviceMessages {
    private let messages: [String: DeviceReport.Message]
    /// How many messages have a title.
    private let countByTitle: [String: Int]

    /// These messages, by campaign.
    init(_ messages: [String: DeviceReport.Message]) {
        self.messages = messages
        var counts: [String: Int] = [:]
        for message in messages.values {
            if let title = message.title { counts[title, default: 0] += 1 }
        }
        countByTitle = counts
    }

    /// The message of a campaign.
    subscript(campaign: String) -> DeviceReport.Message? { messages[campaign] }

    /// By what a device remembers a message.
    func identity(of name: RunReport.Name) -> String {
        switch name {
        case .campaign(let id): messages[id]?.identity ?? id
        case .id(let words), .words(let words): words
        }
    }

    /// What a user reads first in a message.
    func title(of name: RunReport.Name) -> String {
        title(ofKnown: name) ?? identity(of: name)
    }

    /// A message in an English sentence.
    func words(for name: RunReport.Name) -> String {
        let title = title(ofKnown: name)
        return QuotedTitle.message(
            title, identity: identity(of: name), campaign: name.campaign,
            isShared: title.map { countByTitle[$0, default: 0] > 1 } ?? false)
    }

    /// The language of a message's title; nil: that of the phone.
    func language(of name: RunReport.Name) -> String? {
        name.campaign.flatMap { messages[$0]?.language }
    }

    /// What stands on the buttons of a message.
    func buttons(of name: RunReport.Name) -> [String] {
        name.campaign.flatMap { messages[$0]?.buttons } ?? []
    }

    private func title(ofKnown name: RunReport.Name) -> String? {
        name.campaign.flatMap { messages[$0]?.title }
    }
}
