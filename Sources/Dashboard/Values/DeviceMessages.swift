import Clients

/// The messages of one client in one locale, as a page about its phones calls and draws them.
struct DeviceMessages {
    private let client: String
    private let locale: String
    private let campaigns: [String: CampaignReport]

    /// The messages of these campaigns.
    init(client: String, locale: String, campaigns: [String: CampaignReport]) {
        self.client = client
        self.locale = locale
        self.campaigns = campaigns
    }

    /// What the client makes of a campaign; nil where it has no such message.
    func report(of campaign: String) -> ClientReport? {
        let message = campaigns[campaign]?.messages.first { $0.locale == locale }
        return message?.clients.first { $0.client == client }
    }

    /// By what a device remembers a message.
    func identity(of name: RunReport.Name) -> String {
        switch name {
        case .campaign(let id): report(of: id)?.message?.identity ?? id
        case .words(let words): words
        }
    }

    /// What a user reads first in a message: its title, or else its text.
    func title(of name: RunReport.Name) -> String {
        guard case .campaign(let id) = name, let screen = report(of: id)?.message?.screen,
            let part = ScreenPart.of(screen).first
        else { return identity(of: name) }
        return [part.title, part.text, part.address].compactMap { $0 }.first { !$0.isEmpty } ?? identity(of: name)
    }

    /// What stands on the buttons of a message.
    func buttons(of name: RunReport.Name) -> [String] {
        guard case .campaign(let id) = name, let screen = report(of: id)?.message?.screen else { return [] }
        return ScreenPart.of(screen).first?.buttons.map(\.label) ?? []
    }
}
