import Campaigns
import Clients

/// What one client makes of a message, for templates.
enum ClientValues {
    /// The values of one block of a campaign's page.
    static func values(of report: ClientReport, language: String, time: inout TimeText) -> [String: Any] {
        let message = report.message
        let parts = message.map { ScreenPart.of($0.screen) } ?? []
        let window = message?.window ?? Window()
        return [
            "client": report.title,
            "isInFeed": report.isInFeed,
            "feed": report.feed,
            "feedHref": "../" + PagePath.encoded(report.feed),
            "isLost": message == nil,
            "parts": parts.map { PartValues.values(of: $0, language: language, isInFeed: report.isInFeed) },
            "identity": message?.identity ?? false,
            "window": window == Window() ? false : time.full(window),
            "conditions": message?.conditions.map { ["name": $0.name, "value": $0.value] } ?? [],
            "source": message?.source ?? false,
        ]
    }
}
