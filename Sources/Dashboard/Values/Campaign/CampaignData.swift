import Campaigns
import Clients

/// What the script of a campaign's page is given: the screens of every locale and client, and the texts behind them.
struct CampaignData {
    private let app: String
    private let stopped: Set<String>
    private var lines = LineTable()
    private var messages = JSONText()
    // The messages of a campaign, and most campaigns, have the same dates in all feeds.
    private var window = Window()
    private var windowText = ""

    /// Data of campaigns of an app in which errors stopped some locales.
    init(app: String, stopped: Set<String>) {
        self.app = app
        self.stopped = stopped
    }

    /// The data of one campaign's page as JSON.
    mutating func json(of campaign: CampaignReport, time: inout TimeText) -> [UInt8] {
        lines.removeAll()
        messages.removeAll()
        messages.beginArray()
        for message in campaign.messages { append(message, time: &time) }
        messages.endArray()
        let table = lines.json
        var json = JSONText(capacity: messages.bytes.count + table.count + app.utf8.count + 64)
        json.beginObject()
        json.text("app", app)
        json.name("messages")
        json.json(messages.bytes)
        json.name("lines")
        json.json(table)
        json.endObject()
        return json.bytes
    }

    private mutating func append(_ message: MessageReport, time: inout TimeText) {
        messages.beginObject()
        messages.text("locale", message.locale)
        messages.text("language", message.fallback ?? message.locale)
        // A phone lays its screen out by its own language, whatever that of the texts is.
        messages.text("direction", LanguageValues.direction(of: message.locale))
        if stopped.contains(message.locale) { messages.truth("isStopped", true) }
        if let source = message.source {
            messages.name("source")
            messages.beginObject()
            messages.place("file", source.file, in: &lines)
            messages.place("text", source.bytes, in: &lines)
            messages.endObject()
        }
        messages.name("clients")
        messages.beginArray()
        for client in message.clients { append(client, time: &time) }
        messages.endArray()
        messages.endObject()
    }

    private mutating func append(_ client: ClientReport, time: inout TimeText) {
        messages.beginObject()
        messages.place("client", client.client, in: &lines)
        messages.place("title", client.title, in: &lines)
        messages.truth("isInFeed", client.isInFeed)
        messages.place("feed", client.feed, in: &lines)
        if let message = client.message { append(message, of: client, time: &time) }
        messages.endObject()
    }

    private mutating func append(_ message: FeedMessage, of client: ClientReport, time: inout TimeText) {
        messages.name("screen")
        ScreenJSON(root: "../", previews: client.previews).append(message.screen, lines: &lines, to: &messages)
        messages.place("identity", message.identity, in: &lines)
        if message.window != Window() {
            if message.window != window {
                window = message.window
                windowText = time.full(window)
            }
            messages.place("window", windowText, in: &lines)
        }
        messages.name("conditions")
        messages.beginArray()
        for condition in message.conditions {
            messages.beginArray()
            messages.place(condition.name, in: &lines)
            messages.place(condition.value, in: &lines)
            messages.endArray()
        }
        messages.endArray()
        messages.place("entry", message.source.bytes, in: &lines)
    }
}
