import Campaigns

/// The values of the page on which the phones of one client and locale are played.
struct DevicePageValues {
    private let frame: DeviceFrame
    private let device: DeviceReport
    private let locale: String
    private let messages: DeviceMessages
    private let runs: [[DeviceLaunch]]
    private let reasons: [String]
    private var time: TimeText

    /// The phones of a locale.
    init(_ frame: DeviceFrame, device: DeviceReport, locale: String, time: TimeText) {
        self.frame = frame
        self.device = device
        self.locale = locale
        self.time = time
        messages = DeviceMessages(device.messages[locale] ?? [:])
        var wording = LaunchWording(messages, reasons: device.reasons, time: time)
        reasons = wording.reasons
        runs = device.runs.map { run in run.launches.map { wording.words(for: $0) } }
    }

    /// What the template `dashboard/device` receives.
    mutating func values() -> TemplateValue {
        frame.page.around([
            "client": .text(device.title),
            "clientVersion": .text(device.clientVersion),
            "locale": .text(locale),
            "zone": .text(frame.clock.name),
            "start": .text(time.date(device.start)),
            "clients": .list(clients),
            "locales": .list(locales),
            "versions": .list(versions),
            "habits": .list(device.habits.map { ["value": .text($0.rawValue), "title": .text($0.words)] }),
            "responses": .list(device.responses.map { ["value": .text($0.rawValue), "title": .text($0.words)] }),
            "hasOneResponse": .truth(device.responses.count == 1 && !device.isShortened),
            "leftOut": .text(device.leftOut.isEmpty ? nil : Self.shortened(device.leftOut).listed),
            "isShortened": .truth(device.isShortened),
            "shared": .text(device.locales.count > 1 ? device.locales.listed : nil),
            "defaultVersion": .text(device.versions.first?.played),
            "hasArrivals": .truth(runs.contains { $0.contains(where: \.isArrival) }),
            "rows": .list(rows),
            "hasRows": .truth(!rows.isEmpty),
            "data": .html(data),
        ])
    }

    private var clients: [TemplateValue] {
        frame.clients.compactMap { client in
            guard let target = client.locales.contains(locale) ? locale : client.locales.first else { return nil }
            return [
                "title": .text(client.title),
                "page": .text(PagePath.encoded(PagePath.deviceFile(client.name, target))),
                "isThis": .truth(client.name == device.client),
            ]
        }
    }

    private var locales: [TemplateValue] {
        let known = Set(frame.clients.first { $0.name == device.client }?.locales ?? [])
        return frame.locales.filter(known.contains).map { other in
            [
                "title": .text(other), "page": .text(PagePath.encoded(PagePath.deviceFile(device.client, other))),
                "isThis": .truth(other == locale),
            ]
        }
    }

    private var versions: [TemplateValue] {
        device.versions.map { group in
            let played = group.versions.count != 1 ? group.played.map { " (played with \($0))" } : nil
            return ["value": .text(group.played ?? ""), "title": .text(group.title + (played ?? ""))]
        }
    }

    private static func shortened(_ titles: [String]) -> [String] {
        titles.count <= 6 ? titles : titles.prefix(5) + ["\(titles.count - 5) older groups"]
    }

    /// The launches of the first run, which can be read without script.
    private var rows: [TemplateValue] {
        guard let first = device.choices.first else { return [] }
        return runs[first].map { launch in
            [
                "when": .text(launch.when),
                "occasion": .text(launch.occasion),
                "shown": .list(launch.shown.map(shown)),
                "moreShown": .text(launch.moreShown),
                "isNothing": .truth(launch.nothing != nil),
                "nothing": .text(launch.nothing?.isEmpty == true ? nil : launch.nothing),
                "crash": .text(launch.crash),
                "lines": .list(news(of: launch).map { ["text": .text($0)] }),
            ]
        }
    }

    private func news(of launch: DeviceLaunch) -> [String] {
        launch.opened + launch.news.places.map { reasons[$0] } + (launch.news.more.map { [$0] } ?? [])
    }

    private func shown(_ shown: DeviceLaunch.Shown) -> TemplateValue {
        [
            "title": .text(shown.title), "language": .text(shown.language ?? locale), "name": .text(shown.name),
            "page": .text(shown.campaign.map { "../" + PagePath.encoded(PagePath.campaign($0)) }),
            "buttons": .list(shown.buttons.map { ["label": .text($0), "language": .text(locale)] }),
            "answer": .text(shown.answer),
            "alternatives": .text(shown.alternatives),
        ]
    }

    private var data: [UInt8] {
        DeviceData.json(
            of: device, runs: runs, reasons: reasons, messages: messages,
            head: [
                ("client", device.client), ("title", device.title), ("app", frame.page.app), ("locale", locale),
                ("direction", LanguageValues.direction(of: locale)), ("start", device.start.iso8601),
            ])
    }
}

extension DeviceReport.Habit {
    /// The habit in words.
    fileprivate var words: String {
        switch self {
        case .daily: "every day at 9:00"
        case .weekdays: "on working days at 8:00 and 18:00"
        case .weekends: "at weekends at 11:00"
        case .weekly: "on Mondays at 9:00"
        }
    }
}

extension UserResponse {
    /// What the user does, in words.
    fileprivate var words: String {
        switch self {
        case .dismiss: "puts it away"
        case .action: "follows it"
        case .remind: "asks to be reminded"
        case .never: "never wants to see it again"
        case .review: "goes to rate the app"
        case .none: "does nothing"
        }
    }
}
