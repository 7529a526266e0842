import Clients
import TestSupport

/// Workspaces made by chance, with everything in them that decides who is shown what and when.
struct GeneratedWorkspace {
    private var chance: SteppedGenerator
    /// The files by their paths.
    private(set) var files: [String: String] = [:]

    /// A workspace of some campaigns between 21 October and 14 November 2026, across the end of summer time.
    init(seed: UInt64, campaigns: Int = 12) {
        chance = SteppedGenerator(seed: seed)
        let client201 = chance.happens(1, in: 3)
        files["newsadmin.yml"] = configuration(isOld: client201)
        for number in 0..<campaigns {
            files["campaigns/2026-10-\(11 + number)-n.md"] = campaign(number, isOld: client201)
        }
    }

    private static let versions = ["1.0", "1.1b2", "1.2", "1.10", "2.0", "3"]
    private static let bounds = versions + ["1.0.0", "2"]

    private mutating func configuration(isOld: Bool) -> String {
        let gate = chance.happens(1, in: 2) ? "gate: \(chance.below(4)), " : ""
        let builds = Self.versions.enumerated().map { "\"\($1)\": \"\(10 * $0 + 10)\"" }.joined(separator: ", ")
        let events =
            chance.happens(1, in: 2)
            ? "events: {\"app:activate\": \"OFF=2|ON=1\", \"game:won\": \"ON=1|OFF=1\", never: \"OFF=3\"}, " : ""
        return """
            name: Chance
            sourceLocale: en
            locales: [en]
            timeZone: Europe/Berlin
            baseURL: https://news.example.com/feeds/
            app:
              versions: ["\(Self.versions.joined(separator: "\", \""))"]
              builds: {\(builds)}
              schemes: [acme]
              events: ["app:activate", "game:won", "level:done", never]
            clients:
              inotify: {showOldestFirst: \(chance.happens(1, in: 3))}
              notable: {}
              ismartnews: {\(gate)\(events)clientVersion: "\(isOld ? "2.0.1" : "4.9.6")"}
              sourse: {topic: news}

            """
    }

    private mutating func campaign(_ number: Int, isOld: Bool) -> String {
        var lines = ["title: Message \(number)", "everyone: [\(ClientCatalogue.names.joined(separator: ", "))]"]
        let start = 20 + chance.below(20)
        if chance.happens(3, in: 4) { lines.append("start: \(moment(start))") }
        if chance.happens(3, in: 4) { lines.append("end: \(moment(start + 1 + chance.below(15)))") }
        let bound = Self.bounds[chance.below(Self.bounds.count)]
        switch chance.below(5) {
        case 0: lines.append("versions: {min: \"\(bound)\"}")
        case 1: lines.append("versions: {max: \"\(bound)\"}")
        case 2: lines.append("versions: {min: \"\(bound)\", max: \"3\"}")
        default: break
        }
        if chance.happens(1, in: 2) {
            // What no phone opens keeps others back.
            let scheme = chance.happens(1, in: 5) ? "closed" : chance.happens(1, in: 2) ? "acme" : "https"
            lines.append("action: {url: \"\(scheme)://example.com/\(number)\", label: Go}")
        }
        lines.append("inotify: {key: \"2026/\(number % 5)/\(number)\"}")
        lines.append(notable())
        lines.append(iSmartNews(number, isOld: isOld))
        return (["---"] + lines.filter { !$0.isEmpty } + ["---", "Text \(number).", ""]).joined(separator: "\n")
    }

    private mutating func notable() -> String {
        switch chance.below(8) {
        case 0: "notable: {all: {onWifi: \(chance.happens(1, in: 2))}}"
        case 1: "notable: {any: {onWifi: true, iOSVersionLessThan: \"\(chance.happens(1, in: 2) ? "17.0" : "26.0")\"}}"
        case 2: "notable: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: 3600}, all: {flagNotSet: x}}"
        case 3: "notable: {any: {neverDisplayed: true, lastDisplayMinimumLaunches: \(chance.below(3))}}"
        case 4: "notable: {raw: {conditions: {}}}"
        case 5: "notable: {raw: {conditions: {all: {lastDisplayMinimumSeconds: 60}}}}"
        default: ""
        }
    }

    private mutating func iSmartNews(_ number: Int, isOld: Bool) -> String {
        let priority = chance.happens(1, in: 3) ? ", priority: \(chance.below(3))" : ""
        if number < 3, chance.happens(1, in: 2) { return special(["what_is_new", "review", "subscribe"][number]) }
        switch chance.below(10) {
        case 0: return "ismartnews: {form: alert\(priority)}"
        case 1:
            let events =
                number == 4
                ? "\"app:didfinishlaunching\": \"ON=1|OFF=1\""
                : number % 3 == 0
                    ? "\"app:didfinishlaunching\": \"ON=1\", \"app:didfinishlaunchingafterupgrade\": \"ON=1\""
                    : "\"level:done\": \"ON=1\""
            return "ismartnews: {form: page, events: {\(events)}\(priority)}"
        case 2:
            return
                "ismartnews: {dates: [{start: MO(09:00), end: WE(18:00)}]\(priority)\(isOld ? ", oncePerVersion: true" : "")}"
        case 3:
            return "ismartnews: {dates: [{templates: each_day, start: (02:30), end: (03:15)}], minShowInterval: day}"
        case 4: return "ismartnews: {dates: [{start: 1(00:30), end: 28(09:00)}], oncePerVersion: ok}"
        case 6: return "ismartnews: {uuid: item-\(number), minShowInterval: week}"
        case 7: return "show: always\nismartnews: {counter: 3}"
        case 8: return isOld ? "ismartnews: {counter: 2}" : "system: {before: \"26.0\"}\nismartnews: {form: alert}"
        default: return ""
        }
    }

    /// An item that may go before all others, and may keep them away: by what retires it, its ranges and its addresses.
    private mutating func special(_ uuid: String) -> String {
        let once = ["ok", "cancel", "review", "false", "cancel|ok"][chance.below(5)]
        // What retires one item as “review” keeps back the item of that name, which schedules do not follow.
        let action = uuid == "review" ? ", urls: [\"http://review.io/open\"]" : ""
        let rest = [
            "", ", shownLimit: 2", ", form: alert", action, ", minShowInterval: day",
            ", dates: [{start: MO(09:00), end: TH(18:00), shownLimit: 1}, {start: FR(00:00), end: SU(23:59)}]",
            ", dates: [{uuid: a, start: MO(09:00), end: TH(18:00), shownLimit: 1}, {start: FR(00:00), end: SU(23:59)}]",
        ][chance.below(7)]
        return "ismartnews: {uuid: \(uuid), oncePerVersion: \"\(once)\"\(rest)}"
    }

    /// A moment that many days after the first of October, on one of a few hours.
    private mutating func moment(_ day: Int) -> String {
        let (month, day) = day > 31 ? ("11", day - 31) : ("10", day)
        return "2026-\(month)-\(day < 10 ? "0" : "")\(day)T\(["00:00", "09:00", "23:59"][chance.below(3)])"
    }
}
