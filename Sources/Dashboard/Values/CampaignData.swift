import Campaigns
import Clients

/// What the script of a campaign's page is given: the screens of every locale and client, and the texts behind them.
struct CampaignData {
    private let report: Report
    private var lines = LineTable()

    /// The data of campaigns of a report.
    init(of report: Report) {
        self.report = report
    }

    /// The data of one campaign's page as JSON.
    static func json(of campaign: CampaignReport, in report: Report, time: inout TimeText) -> [UInt8] {
        var data = CampaignData(of: report)
        let messages = campaign.messages.map { data.value(of: $0, time: &time) }
        return JSONWriter(escapesMarkup: true).write([
            "app": .string(report.name), "messages": .array(messages), "lines": data.lines.value,
        ])
    }

    private mutating func value(of message: MessageReport, time: inout TimeText) -> PropertyValue {
        let language = message.fallback ?? message.locale
        var entries: [PropertyValue.Entry] = [
            PropertyValue.Entry("locale", .string(message.locale)),
            PropertyValue.Entry("language", .string(language)),
            PropertyValue.Entry("direction", .string(LanguageValues.direction(of: language))),
        ]
        if let source = message.source {
            entries.append(
                PropertyValue.Entry(
                    "source", ["file": lines.place(source.file), "text": lines.place(source.text)]))
        }
        var clients: [PropertyValue] = []
        for client in message.clients { clients.append(value(of: client, time: &time)) }
        entries.append(PropertyValue.Entry("clients", .array(clients)))
        return .dictionary(entries)
    }

    private mutating func value(of client: ClientReport, time: inout TimeText) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [
            PropertyValue.Entry("client", lines.place(client.client)),
            PropertyValue.Entry("title", lines.place(client.title)),
            PropertyValue.Entry("isInFeed", .boolean(client.isInFeed)),
            PropertyValue.Entry("feed", lines.place(client.feed)),
        ]
        guard let message = client.message else { return .dictionary(entries) }
        let screens = ScreenJSON(root: "../") { client.previews[$0] ?? ScreenPreview(path: $0) }
        entries.append(PropertyValue.Entry("screen", screens.value(of: message.screen, lines: &lines)))
        entries.append(PropertyValue.Entry("identity", lines.place(message.identity)))
        if message.window != Window() {
            entries.append(PropertyValue.Entry("window", lines.place(time.full(message.window))))
        }
        var conditions: [PropertyValue] = []
        for condition in message.conditions {
            conditions.append(.array([lines.place(condition.name), lines.place(condition.value)]))
        }
        entries.append(PropertyValue.Entry("conditions", .array(conditions)))
        entries.append(PropertyValue.Entry("entry", lines.place(message.source)))
        return .dictionary(entries)
    }
}
