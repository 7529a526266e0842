import Campaigns
import Clients

/// The messages of a campaign for templates.
struct MessageValues {
    /// The locales that errors stopped.
    let stopped: Set<String>

    /// What the template `dashboard/message` receives.
    func values(of message: MessageReport) -> TemplateValue {
        [
            "locale": .text(message.locale),
            "anchor": .text(PagePath.encoded("locale-" + message.locale)),
            "fallback": .text(message.fallback),
            "isStale": .truth(message.translation == .stale),
            "isStopped": .truth(stopped.contains(message.locale)),
            "standing": .text(message.status.map(MessageStatusWords.state)),
            "hasClients": .truth(!message.clients.isEmpty),
            "clients": .list(
                message.clients.map { client in
                    [
                        "client": .text(client.title), "isInFeed": .truth(client.isInFeed),
                        "isLost": .truth(client.isLost), "isUndrawn": .truth(client.message == nil && !client.isLost),
                        "views": views(of: client),
                    ]
                }),
        ]
    }

    /// The files that a client shows, to be looked at by themselves.
    private func views(of client: ClientReport) -> TemplateValue {
        .list(
            (client.message?.screen.files ?? []).map { file in
                let path = client.previews[file.path]?.path ?? file.path
                return ["view": .text(file.name), "href": .text("../" + PagePath.encoded(path))]
            })
    }
}
