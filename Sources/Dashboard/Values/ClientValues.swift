import Campaigns
import Clients

/// What one client makes of a message, for templates.
enum ClientValues {
    /// The values of one block of a campaign's page.
    static func values(of report: ClientReport, language: String, time: inout TimeText) -> TemplateValue {
        let message = report.message
        let parts = message.map { ScreenPart.of($0.screen) } ?? []
        let window = message?.window ?? Window()
        return [
            "client": .text(report.title),
            "isInFeed": .truth(report.isInFeed),
            "feed": .text(report.feed),
            "feedHref": .text("../" + PagePath.encoded(report.feed)),
            "isLost": .truth(message == nil),
            "parts": .list(parts.map { PartValues.values(of: $0, language: language, isInFeed: report.isInFeed) }),
            "identity": .text(message?.identity),
            "window": .text(window == Window() ? nil : time.full(window)),
            "conditions": .list(
                (message?.conditions ?? []).map { ["name": .text($0.name), "value": .text($0.value)] }),
            "source": .text(message?.source),
        ]
    }
}
