/// The messages of phones of one locale by what people call them.
struct DeviceMessages {
    private let messages: [String: DeviceReport.Message]

    /// These messages, by campaign.
    init(_ messages: [String: DeviceReport.Message]) {
        self.messages = messages
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
        name.campaign.flatMap { messages[$0]?.title } ?? identity(of: name)
    }

    /// What stands on the buttons of a message.
    func buttons(of name: RunReport.Name) -> [String] {
        name.campaign.flatMap { messages[$0]?.buttons } ?? []
    }
}
