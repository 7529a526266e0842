import Campaigns
import Clients
import TestSupport

/// Makes up what a campaign becomes in a feed of iSmartNews.
struct ISmartNewsForecastEntry {
    let id: String
    let locale: String
    let days: Int
    /// Whether it is in the feed to the end.
    var staysInFeed = false
    /// Whether it has an event that is not on at each launch, so that phones must have it from the first one on.
    private var countsLaunches: Bool
    private var files: [FeedFile] = []

    init(_ id: String, locale: String, days: Int) {
        self.id = id
        self.locale = locale
        self.days = days
        // Unless it has events of its own, it has those of the feed.
        countsLaunches = id == "review"
    }

    private typealias Field = PropertyValue.Entry

    private func moment(_ random: inout SteppedGenerator) -> Instant {
        ForecastTrial.start.advanced(seconds: 1800 * Int64.random(in: -240...Int64(48 * days), using: &random))
    }

    private func entry(_ value: PropertyValue, _ random: inout SteppedGenerator) -> FeedEntry {
        var window = random.window(days: days)
        if countsLaunches || random.happens(1, in: 2) { window.start = nil }
        if staysInFeed { window.end = nil }
        return ForecastTrial.entry(id, locale, window, value, files: files)
    }

    /// The buttons of an alert.
    private func buttons(_ random: inout SteppedGenerator) -> [Field] {
        var fields: [Field] = []
        if random.happens(3, in: 4) { fields.append(Field("cancel", "No")) }
        if random.happens(1, in: 2) { fields.append(Field("link", "https://e.com")) }
        if random.happens(1, in: 2) { fields.append(Field("ok", "Go")) }
        if random.happens(1, in: 5) { fields.append(Field("review", "default")) }
        if random.happens(1, in: 3) { fields.append(Field("remind", "Later")) }
        let hasButton = fields.contains { $0.key != "ok" }
        return hasButton ? fields : fields + [Field("cancel", "default")]
    }

    mutating func message(_ random: inout SteppedGenerator) -> FeedEntry {
        var fields = [Field("title", .string(id))] + buttons(&random)
        if random.happens(1, in: 8) {
            fields += [
                Field("type", "web"), Field("text", .string(random.one(of: ["https://e.com/\(id)", "no address"]))),
            ]
        } else if random.happens(1, in: 10) {
            fields += [
                Field("type", "directAction"),
                Field("text", random.one(of: ["https://review.io/open", "https://e.com"])),
            ]
        }
        if random.happens(1, in: 3) { fields.append(Field("start", .date(moment(&random)))) }
        if random.happens(1, in: 3) { fields.append(Field("end", .date(moment(&random)))) }
        if random.happens(1, in: 8) { fields.append(Field("always", random.one(of: [true, false, 1]))) }
        if random.happens(1, in: 8) { fields.append(Field("repeat", true)) }
        if random.happens(1, in: 4) {
            fields.append(Field("counter", random.one(of: [0, 1, 2, 5, 9, -1, .real(2.5)])))
        }
        if random.happens(1, in: 5) {
            fields.append(Field("firstshowinterval", random.one(of: [0, 1, 3, 10, -1])))
        }
        return entry(.dictionary(fields), &random)
    }

    mutating func item(_ random: inout SteppedGenerator) -> FeedEntry {
        var fields = [Field("uuid", .string(id))]
        let addresses = (0..<random.one(of: [1, 1, 1, 2, 3])).map { address($0, &fields, &random) }
        fields.append(Field("urls", .array(addresses.map(PropertyValue.string))))
        addDates(&fields, &random)
        addConditions(&fields, &random)
        return entry(["meta": .dictionary(fields)], &random)
    }

    private mutating func address(
        _ number: Int, _ fields: inout [Field], _ random: inout SteppedGenerator
    ) -> String {
        // Counts make a round of the addresses.
        let count = random.happens(1, in: 4) ? "|\(random.one(of: [0, 2, 3]))" : ""
        switch random.below(8) {
        case 0: return "https://e.com/\(id)/\(number)\(count)"
        case 1: return "https://review.io/\(random.one(of: ["open", "other"]))\(count)"
        case 2: return "https://e.com/not readable\(count)"
        case 3, 4:
            let link = random.one(of: [
                "https://e.com", "https://close.io/", "https://callback.io/x", "https://review.io/remind",
                "https://removeads.io/", "app://x",
            ])
            let path = "pages/\(locale)-\(id)-\(number).html"
            files.append(FeedFile(path: "feeds/\(path)", bytes: Array("<a href=\"\(link)\">Go</a>".utf8)))
            return "https://news.example.com/\(path)\(count)"
        default:
            let alert = [Field("title", .string(id)), Field("text", "T")] + buttons(&random)
            fields.append(Field("/a\(number)", .dictionary(alert)))
            return "https://alertview.io/a\(number)\(count)"
        }
    }

    private func addDates(_ fields: inout [Field], _ random: inout SteppedGenerator) {
        if random.happens(1, in: 3) { fields.append(Field("start", .date(moment(&random)))) }
        if random.happens(1, in: 3) { fields.append(Field("end", .date(moment(&random)))) }
        if random.happens(1, in: 8) { return }
        var dates: [PropertyValue] = []
        for number in 0..<random.one(of: [1, 1, 1, 2, 3]) {
            var range: [Field] = []
            if random.happens(1, in: 3) {
                range.append(Field("uuid", .string("\(random.one(of: ["r", "s", ""]))\(number)")))
            }
            if random.happens(1, in: 2) {
                range.append(Field("shownlimit", random.one(of: [1, 1, 2, 3, 0, 100])))
            }
            switch random.below(6) {
            case 0:
                range += [Field("start", random.one(of: ["MO(09:00)", "sa(00:00)"])), Field("end", "WE(18:30)")]
            case 1: range += [Field("start", "03(09:00)"), Field("end", random.one(of: ["05(12:00)", "31(23:59)"]))]
            case 2:
                let templates: [PropertyValue] = [
                    "weekdays", "each_day", "each_day_of_weekend", "weekend|each_day_of_weekdays",
                ]
                range.append(Field("templates", random.one(of: templates)))
                if random.happens(1, in: 2) { range += [Field("start", "(08:00)"), Field("end", "(20:15)")] }
            default:
                let from = random.happens(1, in: 5) ? CivilTime(year: 2010, month: 3, day: 1).asUTC : moment(&random)
                let length = Int64.random(in: 1...60, using: &random) * 43200
                let until = max(from, ForecastTrial.start).advanced(seconds: length)
                range += [Field("start", .date(from)), Field("end", .date(until))]
            }
            dates.append(.dictionary(range))
        }
        fields.append(Field("dates", .array(dates)))
    }

    private mutating func addConditions(_ fields: inout [Field], _ random: inout SteppedGenerator) {
        func add(_ times: Int, in all: Int, _ key: String, _ values: [PropertyValue]) {
            if random.happens(times, in: all) { fields.append(Field(key, random.one(of: values))) }
        }
        let once: [PropertyValue] = ["", "ok", "ok|link", "cancel", "review", true, false, "callback|remind"]
        add(1, in: 3, "onceperinstall", once)
        add(1, in: 4, "onceperversion", once)
        add(1, in: 3, "minshowinterval", ["hour", "day", "week", 90_000, "100", 0])
        add(1, in: 3, "priority", [1, 2, 5, .real(1.5), -3])
        add(1, in: 10, "ignore", [true, false])
        add(1, in: 10, "showonlyifupgrade", [true, false])
        add(1, in: 10, "segment", ["undefined", "others"])
        if random.happens(1, in: 6) { fields += [Field("mindelay", random.one(of: [1, 30])), Field("maxdelay", 60)] }
        add(1, in: 10, "fixurl", [true])
        add(1, in: 10, "removeadsaction", ["app", "https://e.com"])
        add(1, in: 10, "uselocaltime", [true])
        if random.happens(1, in: 6) {
            let pattern = random.one(of: ["on=1", "off=1", "off=1|on=1"])
            countsLaunches = countsLaunches || pattern.contains("|")
            let names: [[String]] = [
                ["app:didFinishLaunching"], ["app:activate"], ["app:didFinishLaunching", "app:activate"],
                ["level:done"],
            ]
            let events = random.one(of: names).map { Field($0, .string(pattern)) }
            fields.append(Field("events", .dictionary(events)))
        }
        if !countsLaunches { add(1, in: 5, "firstshowinterval", [0, 1, 4]) }
    }
}
