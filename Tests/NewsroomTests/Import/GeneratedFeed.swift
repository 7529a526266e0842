import Campaigns
import TestSupport

@testable import Clients

/// Feeds of every shape that a client accepts: keys missing and added, odd capitals, values of types that it ignores.
struct GeneratedFeed {
    var generator: SteppedGenerator

    init(seed: UInt64) {
        generator = SteppedGenerator(seed: seed)
    }

    private static let texts = [
        "Sale", "", " ", "  two  spaces ", "One\nTwo", "One\n\nTwo\n\n\nThree\n", "* star\n- dash\n# hash", "{{name}}",
        "a {{b", "<b>bold</b> & more &amp; &#65;", "1. first\n2. second", "עברית", "👩‍👩‍👧", "\"quotes\" 'too'",
        "back\\slash",
        "true", "null", "1.10", "~", "\ttab", "100%", "a: b #c", "---", "<!-- more -->", "default", "\r\nline", "é",
    ]
    private static let addresses = [
        "https://example.com/a", "http://example.com", "acme://open", "", "nowhere", "https://example.com/{{x}}",
        "javascript:alert(1)", "mailto:a@b.c", "https://example.com/ü",
    ]
    private static let odd: [PropertyValue] = [
        7, .real(2.5), true, false, ["a", 1, ["b": "c"]], ["x": ["y": [1, 2]], "A": "b"], "text", [:], [],
        .date(Instant(seconds: 1_700_000_000)), .real(1e21), .integer(-5),
    ]

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }
    mutating func text() -> PropertyValue { .string(one(of: Self.texts)) }
    mutating func oddValue() -> PropertyValue { one(of: Self.odd) }

    mutating func iNotify() -> PropertyValue {
        let keys = [
            "2026/11/20", "2026-11-20-a", "a b", "../../etc/passwd", "KEY", "café", "x.en", "1", "a/b", "a-b", ".",
        ]
        var messages: [PropertyValue.Entry] = []
        for key in keys where chance(40) {
            var fields: [PropertyValue.Entry] = []
            if chance(80) { fields.append(.init("Title", text())) }
            if chance(80) { fields.append(.init("Message", text())) }
            if chance(50) { fields.append(.init("ActionURL", .string(one(of: Self.addresses)))) }
            if chance(40) { fields.append(.init("ActionButton", text())) }
            let versions = ["1.0", "1.10", "2", "", "2.0b1", "v3", "1.0.0"]
            if chance(30) { fields.append(.init("MinVersion", .string(one(of: versions)))) }
            if chance(30) { fields.append(.init("MaxVersion", .string(one(of: versions)))) }
            if chance(20) { fields.append(.init("title", oddValue())) }
            if chance(20) { fields.append(.init("Extra: key", oddValue())) }
            messages.append(.init(key, .dictionary(fields)))
        }
        return .dictionary(messages)
    }

    static let notifications = ["sale", "2026 sale", "../x", "Ω", "rate.fr", "b"]

    mutating func notable() -> PropertyValue {
        var notifications: [PropertyValue.Entry] = []
        for id in Self.notifications where chance(50) {
            var fields: [PropertyValue.Entry] = []
            let views = (["banner", "full", "odd name", "x"] as [String]).filter { _ in chance(40) }
            if chance(90) { fields.append(.init("entry", .string(one(of: views + ["banner", "nowhere", ""])))) }
            if chance(70) { fields.append(.init("conditions", conditions())) }
            if chance(95) { fields.append(.init("views", .dictionary(views.map { .init($0, view()) }))) }
            if chance(20) { fields.append(.init("Entry", oddValue())) }
            notifications.append(.init(id, .dictionary(fields.filter { !Self.hasDate($0.value) })))
        }
        return .dictionary(notifications)
    }

    private static func hasDate(_ value: PropertyValue) -> Bool { value.date != nil }

    private mutating func view() -> PropertyValue {
        var fields: [PropertyValue.Entry] = []
        if chance(90) { fields.append(.init("file", .string(one(of: Self.addresses)))) }
        if chance(60) { fields.append(.init("height", one(of: [120, .real(100.5), "80", "tall", 0, "12.5px"]))) }
        if chance(50) { fields.append(.init("origin", one(of: ["top", "bottom", "left", ""]))) }
        if chance(15) { fields.append(.init("note", one(of: [1, "a", true]))) }
        return .dictionary(fields)
    }

    private mutating func conditions() -> PropertyValue {
        var groups: [PropertyValue.Entry] = []
        for group in ["all", "any", "none"] where chance(60) {
            var entries: [PropertyValue.Entry] = []
            if chance(40) { entries.append(.init("onWifi", one(of: [true, false, 1, 0, "yes", "no"]))) }
            if chance(40) { entries.append(.init("neverDisplayed", one(of: [true, false, 1, "true"]))) }
            if chance(30) { entries.append(.init("lastDisplayMinimumSeconds", one(of: [60, "3600", .real(1.5), -1]))) }
            if chance(30) { entries.append(.init("lastDisplayMinimumLaunches", one(of: [0, 2, "3", "x"]))) }
            if chance(30) { entries.append(.init("flagNotSet", one(of: ["done", "rated", ""]))) }
            if chance(20) { entries.append(.init("iOSVersionLessThan", one(of: ["26.0", "8", "x"]))) }
            if chance(20) { entries.append(.init("appVersionLessThan", one(of: ["200", "110", "1.0"]))) }
            if chance(10) { entries.append(.init("lastDisplayedSeconds", 5)) }
            groups.append(.init(group, .dictionary(entries)))
        }
        return .dictionary(groups)
    }

    mutating func sourse() -> PropertyValue {
        var pushes: [PropertyValue.Entry] = []
        for id in ["sale", "2026-sale", "rate"] where chance(70) {
            var data: [PropertyValue.Entry] = [.init("handler", "com.sourse.notification")]
            data.append(.init("title", .string(one(of: Self.texts.filter { !$0.isEmpty }))))
            data.append(.init("message", .string(one(of: Self.texts.filter { !$0.allSatisfy(\.isWhitespace) }))))
            if chance(50) { data.append(.init("actionURL", .string(one(of: Self.addresses)))) }
            if chance(50) { data.append(.init("tag", .string(one(of: [id, "a b \(id)", "\(id).fr"])))) }
            if chance(60) { data.append(.init("isSmartNotification", one(of: ["0", "1", "yes"]))) }
            let moments = ["2026-11-20T09:00:00Z", "2026-11-20T09:00:00.234Z", "2026-11-21T09:00:00Z", "soon"]
            if chance(40) { data.append(.init("embargoDate", .string(one(of: moments)))) }
            if chance(40) { data.append(.init("expiryDate", .string(one(of: moments)))) }
            if chance(30) { data.append(.init("more", text())) }
            pushes.append(
                .init(id, [["condition": "'news-en' in topics && 'i' in topics", "data": .dictionary(data)]]))
        }
        return .dictionary(pushes)
    }

    mutating func iSmartNews(_ version: String) -> PropertyValue {
        var elements: [PropertyValue] = []
        if chance(30) {
            elements.append(["event": ["name": "Level:Done ", "pattern": one(of: ["ON=1", "on=2|OFF=3", "x"])]])
        }
        if chance(20) { elements.append(["gate": one(of: [1, 2, 3])]) }
        for _ in 0..<Int.random(in: 0...4, using: &generator) { elements.append(message()) }
        for uuid in ["a", "what_is_new", "item b", "x.fr"] where chance(40) {
            elements.append(["meta": item(uuid, version)])
        }
        return .array(elements)
    }

    private mutating func key(_ name: String) -> String {
        chance(80) ? name : one(of: [name.uppercased(), name.capitalized])
    }

    private mutating func message() -> PropertyValue {
        var fields: [PropertyValue.Entry] = []
        for name in ["title", "text", "link", "ok", "cancel", "review", "remind"] where chance(60) {
            let value = name == "link" ? .string(one(of: Self.addresses)) : chance(90) ? text() : oddValue()
            fields.append(.init(key(name), value))
        }
        if chance(20) { fields.append(.init("text_en", text())) }
        if chance(20) { fields.append(.init("title_fr", text())) }
        if chance(15),
            fields.contains(where: { ["title", "text"].contains($0.key.lowercased()) && $0.value.string != nil })
        {
            fields.append(.init("title_ipad", text()))
        }
        if chance(30) { fields.append(.init("start", .date(Instant(seconds: 1_763_600_000)))) }
        if chance(30) { fields.append(.init("end", .date(Instant(seconds: 1_795_300_000)))) }
        for name in ["repeat", "always", "counter", "firstshowinterval"] where chance(20) {
            fields.append(.init(key(name), one(of: [true, false, 0, 1, 2, 3, "1"])))
        }
        if chance(10) { fields.append(.init("type", one(of: ["alert", "web"]))) }
        if chance(10) { fields.append(.init("Unknown", oddValue())) }
        return .dictionary(fields)
    }

    private mutating func item(_ uuid: String, _ version: String) -> PropertyValue {
        let addresses: [PropertyValue] = [
            "https://example.com/p|2", "http://alertview.io/alert", "https://example.com/q", "ignore|http://a.b",
            "nonsense",
        ]
        var fields: [PropertyValue.Entry] = [.init("uuid", .string(uuid))]
        fields.append(
            .init(key("urls"), .array((0...Int.random(in: 0...1, using: &generator)).map { _ in one(of: addresses) })))
        if chance(60) {
            var alert: [PropertyValue.Entry] = []
            for name in ["title", "text", "link", "ok", "cancel", "remind"] where chance(70) {
                alert.append(.init(name, text()))
            }
            fields.append(.init("/alert", .dictionary(alert)))
        }
        if chance(60) { fields.append(.init("dates", .array([range()] + (chance(20) ? [range()] : [])))) }
        if chance(20) { fields.append(.init("start", .date(Instant(seconds: 1_763_600_000)))) }
        if chance(20) { fields.append(.init("end", .date(Instant(seconds: 1_795_300_000)))) }
        if chance(20) {
            fields.append(.init("events", ["level:done": "ON=1", "App:Activate": one(of: ["ON=1|OFF=1", "?"])]))
        }
        if chance(20) { fields.append(.init(key("priority"), one(of: [1, -1, .real(2.5)]))) }
        if chance(25) { fields.append(.init(key("onceperinstall"), one(of: ["", true, "ok|link", "cancel", 0]))) }
        if chance(20) { fields.append(.init("onceperversion", one(of: ["ok", true, ""]))) }
        if chance(20) { fields.append(.init("minshowinterval", one(of: ["day", "week", 60, "sometimes"]))) }
        if chance(15) { fields.append(.init("ignore_ios+9", true)) }
        for name in ["showonlyifupgrade", "fixurl", "uselocaltime"] where chance(10) {
            fields.append(.init(name, true))
        }
        if chance(10) { fields.append(.init("mindelay", 1)) }
        if chance(10) { fields.append(.init("orientations", "up")) }
        if chance(10) { fields.append(.init("Unknown", oddValue())) }
        if chance(10) { fields.append(.init("urls_fr", ["https://example.fr"])) }
        return .dictionary(fields)
    }

    private mutating func range() -> PropertyValue {
        switch Int.random(in: 0...3, using: &generator) {
        case 0: ["start": "MO(09:00)", "end": "FR(18:00)"]
        case 1: ["templates": "weekdays", "start": "(09:00)", "shownLimit": 3, "uuid": "r1"]
        case 2: ["start": .date(Instant(seconds: 1_763_600_000)), "end": .date(Instant(seconds: 1_795_300_000))]
        default: ["start": "1(00:00)", "end": "15(12:00)", "uuid": "r2"]
        }
    }
}
