import Clients

/// What the script of a phone's page is given: every text once, and launches as small lists of numbers.
struct DeviceData {
    private var lines = LineTable()
    private var screens: [PropertyValue] = []
    private var screenPlaces: [String: Int] = [:]
    private let messages: DeviceMessages

    private init(_ messages: DeviceMessages) {
        self.messages = messages
    }

    /// The data of a phone's page as JSON that can stand in HTML.
    ///
    /// - Parameters:
    ///   - device: the phones.
    ///   - runs: their runs in the words of the page.
    ///   - messages: the messages of the locale.
    ///   - head: what else the script is to know.
    static func json(
        of device: DeviceReport, runs: [[DeviceLaunch]], messages: DeviceMessages, head: [PropertyValue.Entry]
    ) -> [UInt8] {
        var data = DeviceData(messages)
        let told = runs.map { run in PropertyValue.array(run.map { data.value(of: $0) }) }
        let entries: [PropertyValue.Entry] = [
            .init("versions", .array(device.versions.map { .array($0.versions.map(PropertyValue.string)) })),
            .init("played", .array(device.versions.map { $0.played.map(PropertyValue.string) ?? .null })),
            .init("habits", .array(device.habits.map { .array([.string($0.rawValue), .string($0.launches)]) })),
            .init("responses", .array(device.responses.map { .string($0.rawValue) })),
            .init("choices", .array(device.choices.map { .integer(Int64($0)) })),
            .init("lines", data.lines.value),
            .init("screens", .array(data.screens)),
            .init("runs", .array(told)),
        ]
        return JSONWriter(escapesMarkup: true).write(.dictionary(head + entries))
    }

    /// A launch: when, occasion, what was shown, how much more, why nothing, crash, news, all lines.
    private mutating func value(of launch: DeviceLaunch) -> PropertyValue {
        .array([
            place(of: launch.when), place(of: launch.occasion), .array(launch.shown.map { value(of: $0) }),
            place(of: launch.moreShown), place(of: launch.nothing), place(of: launch.crash),
            .array(launch.news.map { place(of: $0) }), .array(launch.lines.map { place(of: $0) }),
        ])
    }

    /// A message: title, name, page, buttons, answer, what else might have been shown, and the screen.
    private mutating func value(of shown: DeviceLaunch.Shown) -> PropertyValue {
        .array([
            place(of: shown.title), place(of: shown.name),
            place(of: shown.campaign.map { "../" + PagePath.encoded(PagePath.campaign($0)) }),
            .array(shown.buttons.map { place(of: $0) }), place(of: shown.answer), place(of: shown.alternatives),
            screen(of: shown.campaign),
        ])
    }

    private mutating func screen(of campaign: String?) -> PropertyValue {
        guard let campaign, let message = messages[campaign], let screen = message.screen else {
            return .integer(-1)
        }
        if let place = screenPlaces[campaign] { return .integer(Int64(place)) }
        screenPlaces[campaign] = screens.count
        let drawn = ScreenJSON(root: "../") { message.previews[$0] ?? ScreenPreview(path: $0) }
        screens.append(drawn.value(of: screen, lines: &lines))
        return .integer(Int64(screens.count - 1))
    }

    /// The place of a text in the table of lines; -1 where there is none.
    private mutating func place(of text: String?) -> PropertyValue {
        text.map { lines.place($0) } ?? .integer(-1)
    }
}
