import Clients

/// What the script of a phone's page is given: every text once, and launches as small lists of numbers.
struct DeviceData {
    private var lines = LineTable()
    private var screens = JSONText()
    private var screenCount = 0
    private var screenPlaces: [String: Int] = [:]
    private var runsJSON = JSONText()
    private let messages: DeviceMessages
    private let reasons: [String]
    /// What the script reads for each reason that some launch has named so far.
    private var reasonPlaces: [[UInt8]?]

    private init(_ messages: DeviceMessages, reasons: [String]) {
        self.messages = messages
        self.reasons = reasons
        reasonPlaces = Array(repeating: nil, count: reasons.count)
    }

    /// The data of a phone's page as JSON that can stand in HTML.
    ///
    /// - Parameters:
    ///   - device: the phones.
    ///   - runs: their runs in the words of the page.
    ///   - reasons: why messages were not shown, in these words.
    ///   - messages: the messages of the locale.
    ///   - head: what else the script is to know, in order.
    static func json(
        of device: DeviceReport, runs: [[DeviceLaunch]], reasons: [String], messages: DeviceMessages,
        head: [(name: StaticString, text: String)]
    ) -> [UInt8] {
        var data = DeviceData(messages, reasons: reasons)
        data.append(runs)
        var json = JSONText(capacity: data.runsJSON.bytes.count * 2)
        json.beginObject()
        for (name, text) in head { json.text(name, text) }
        json.list("versions", device.versions) { json, group in
            json.list(group.versions) { json, version in json.text(version) }
        }
        json.list("played", device.versions) { json, group in
            if let played = group.played { json.text(played) } else { json.json(Array("null".utf8)) }
        }
        json.list("habits", device.habits) { json, habit in
            json.list([habit.rawValue, habit.launches]) { json, text in json.text(text) }
        }
        json.list("responses", device.responses) { json, response in json.text(response.rawValue) }
        json.list("choices", device.choices) { json, run in json.number(run) }
        json.name("lines")
        json.json(data.lines.json)
        json.name("screens")
        json.json([UInt8(ascii: "[")] + data.screens.bytes + [UInt8(ascii: "]")])
        json.name("runs")
        json.json(data.runsJSON.bytes)
        json.endObject()
        return json.bytes
    }

    private mutating func append(_ runs: [[DeviceLaunch]]) {
        runsJSON.beginArray()
        for run in runs {
            runsJSON.beginArray()
            for launch in run { append(launch) }
            runsJSON.endArray()
        }
        runsJSON.endArray()
    }

    /// A launch: when, occasion, what was shown, how much more, why nothing, crash, news, all reasons, and 1 if it
    /// is none because something arrived by itself.
    private mutating func append(_ launch: DeviceLaunch) {
        runsJSON.beginArray()
        runsJSON.place(launch.when, in: &lines)
        runsJSON.place(launch.occasion, in: &lines)
        runsJSON.beginArray()
        for shown in launch.shown { append(shown) }
        runsJSON.endArray()
        runsJSON.place(launch.moreShown, in: &lines)
        runsJSON.place(launch.nothing, in: &lines)
        runsJSON.place(launch.crash, in: &lines)
        append(launch.news, behind: launch.opened)
        append(launch.reasons, behind: launch.opened)
        if launch.isArrival { runsJSON.number(1) }
        runsJSON.endArray()
    }

    /// The addresses that were opened, then reasons.
    private mutating func append(_ reasons: DeviceLaunch.Reasons, behind opened: [String]) {
        runsJSON.beginArray()
        for text in opened { runsJSON.place(text, in: &lines) }
        for place in reasons.places { runsJSON.json(json(ofReason: place)) }
        if let more = reasons.more { runsJSON.place(more, in: &lines) }
        runsJSON.endArray()
    }

    private mutating func json(ofReason place: Int) -> [UInt8] {
        if let known = reasonPlaces[place] { return known }
        var json = JSONText()
        json.place(reasons[place], in: &lines)
        reasonPlaces[place] = json.bytes
        return json.bytes
    }

    /// A message: title, name, page, buttons, answer, what else might have been shown, the screen, and the language of the
    /// title where it is not that of the phone.
    private mutating func append(_ shown: DeviceLaunch.Shown) {
        runsJSON.beginArray()
        runsJSON.place(shown.title, in: &lines)
        runsJSON.place(shown.name, in: &lines)
        runsJSON.place(shown.campaign.map { "../" + PagePath.encoded(PagePath.campaign($0)) }, in: &lines)
        runsJSON.places(shown.buttons, in: &lines)
        runsJSON.place(shown.answer, in: &lines)
        runsJSON.place(shown.alternatives, in: &lines)
        if let screen = screen(of: shown.campaign) { runsJSON.number(screen) } else { runsJSON.noPlace() }
        if let language = shown.language { runsJSON.place(language, in: &lines) }
        runsJSON.endArray()
    }

    private mutating func screen(of campaign: String?) -> Int? {
        guard let campaign, let message = messages[campaign], let screen = message.screen else { return nil }
        if let place = screenPlaces[campaign] { return place }
        screenPlaces[campaign] = screenCount
        ScreenJSON(root: "../", previews: message.previews).append(screen, lines: &lines, to: &screens)
        screenCount += 1
        return screenCount - 1
    }
}
