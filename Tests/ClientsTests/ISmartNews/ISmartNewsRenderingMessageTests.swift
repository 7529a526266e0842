import Testing

@testable import Clients

/// Every row of the table “what becomes what” for the form `message`.
@Suite struct ISmartNewsRenderingMessageTests {
    private typealias Trial = ISmartNewsRenderingTrial

    private static let action = "action: {url: \"https://example.com/sale\", label: Show me}"

    static let trials: [ISmartNewsRenderingTrial] = [
        Trial("title, text", "", ["title": "Sale", "text": "It is spring.", "link": nil, "meta": nil]),
        Trial("text after more", "", text: "One.\n\n<!-- more -->\n\nTwo.", ["text": "One.\n\nTwo."]),
        Trial(
            "action.url", "action: {url: \"https://e.com/\"}",
            ["link": "https://e.com/", "ok": nil, "cancel": "default"]),
        Trial("action.label", action, ["link": "https://example.com/sale", "ok": "Show me"]),
        Trial("buttons.dismiss, by the app's label", "", ["cancel": "Fine"]),
        Trial("buttons.dismiss", "buttons: {dismiss: {label: Not now}}", ["cancel": "Not now"]),
        Trial("buttons.dismiss without a label", "buttons: {dismiss: {}}", ["cancel": "Fine"]),
        Trial("buttons.never", "buttons: {never: {label: Never}}", ["cancel": "Fine"], findings: ["no-place"]),
        Trial(
            "buttons.more", "buttons: {more: {label: Read}}", text: "One.\n\n<!-- more -->\n\nTwo.",
            findings: ["no-place"]),
        Trial("buttons.remind", "buttons: {remind: {label: Later}}", ["remind": "Later"]),
        Trial("buttons.review", "buttons: {review: {}}", ["review": "default"]),
        Trial("images", "", text: "![A cat](https://e.com/a.png) sits.", findings: ["no-place"]),
        Trial(
            "start, end", "start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z",
            ["start": .moment("2026-11-20T08:00:00Z"), "end": .moment("2026-12-01T00:00:00Z")]),
        Trial("versions.min", "versions: {min: \"1.0\"}", findings: ["restriction-not-kept"]),
        Trial("versions.max", "versions: {max: \"1.0\"}", findings: ["restriction-not-kept"]),
        Trial("versions.before", "versions: {before: \"2.0\"}", findings: ["restriction-not-kept"]),
        Trial(
            "versions, for everyone", "versions: {min: \"1.0\", max: \"2.0\"}\neveryone: [ismartnews]",
            findings: ["restriction-waived", "restriction-waived"]),
        Trial("system.before", "system: {before: \"26.0\"}", findings: ["restriction-not-kept"]),
        Trial(
            "system.before, for everyone", "system: {before: \"26.0\"}\neveryone: [ismartnews]",
            findings: ["restriction-waived"]),
        Trial("show: once", "show: once", ["repeat": nil, "always": nil]),
        Trial("show: untilAction", "\(action)\nshow: untilAction", ["repeat": true, "always": nil]),
        Trial("show: always", "show: always", ["repeat": nil, "always": true]),
        Trial("template", "template: hero", findings: ["no-place"]),
        .old("version 2.0.1", "\(action)\nshow: always", ["title": "Sale", "ok": "Show me", "always": true]),
        Trial("order", "ismartnews: {order: 3}", ["order": nil]),
        Trial("counter", "ismartnews: {counter: 3}", ["counter": 3]),
        Trial("negative counter", "ismartnews: {counter: -1}", ["counter": nil], findings: ["wrong-type"]),
        Trial("firstShowInterval", "ismartnews: {firstShowInterval: 2}", ["firstshowinterval": 2]),
        Trial(
            "type", "ismartnews: {type: web}", text: "https://e.com/page",
            ["type": "web", "text": "https://e.com/page"]),
        Trial(
            "type with an action and buttons",
            "\(action)\nbuttons: {dismiss: {}, remind: {}, review: {}}\nismartnews: {type: web}",
            text: "https://e.com/page", findings: ["no-place", "no-place", "no-place", "no-place"]),
        Trial("type without an address", "ismartnews: {type: web}", findings: ["ismartnews-address"]),
        Trial("type of no meaning", "ismartnews: {type: Web}", findings: ["ismartnews-type"]),
        Trial(
            "type of an action", "ismartnews: {type: directAction}", ["type": "directAction"],
            findings: ["ismartnews-type"]),
        Trial("queue", "ismartnews: {queue: tips}", findings: ["ismartnews-queue-crash"]),
        .old(
            "queue without timeout", "ismartnews: {queue: tips}", ["queue": "tips"],
            findings: ["ismartnews-queue-timeout"]),
        Trial(
            "queue with timeout", "ismartnews: {queue: tips}",
            settings: "clientVersion: \"2.0.1\", queues: [{name: tips, timeout: 5}]", ["queue": "tips"]),
        Trial(
            "queue with a timeout of no seconds", "ismartnews: {queue: tips}",
            settings: "clientVersion: \"2.0.1\", queues: {tips: 0}", ["queue": "tips"]),
        Trial(
            "raw", "ismartnews: {raw: {review_type: store, title_ru: Р}}", ["review_type": "store"],
            findings: ["raw-entry"]),
        Trial(
            "raw with conditions that hold together", "ismartnews: {raw: {text_ios+9: nine, text_fr_ios+10: dix}}",
            findings: ["raw-entry", "raw-replaces"]),
        Trial(
            "raw with conditions that never do", "ismartnews: {raw: {text_ios-9: old, text_ios+9: new, ok_ios+10: K}}",
            findings: ["raw-entry"]),
        .old(
            "raw with conditions, 2.0.1", "ismartnews: {raw: {text_ios+9: nine, text_fr_ios+10: dix}}",
            findings: ["raw-entry"]),
        Trial(
            "raw with a queue", "ismartnews: {raw: {Queue: a}}", findings: ["raw-entry", "ismartnews-queue-crash"]),
        Trial(
            "form: message with a key of items", "ismartnews: {form: message, uuid: a}",
            findings: ["contradicting-block"]),
        Trial("keys of both kinds", "ismartnews: {counter: 1, uuid: a}", findings: ["contradicting-block"]),
        Trial("a key that is none", "ismartnews: {oder: 1}", findings: ["unknown-key"]),
        Trial(
            "the word default", "\(action)\nbuttons: {dismiss: {label: default}, review: {}}", text: "default",
            findings: ["ismartnews-default-word", "ismartnews-default-word"]),
        Trial(
            "lengths", "buttons: {dismiss: {label: Put this announcement away for now}}",
            findings: ["alert-button-length"]),
    ]

    @Test(arguments: trials) func fieldsAreWhatTheClientReads(_ trial: ISmartNewsRenderingTrial) throws {
        try trial.run()
    }

    @Test func everyRowIsProved() {
        #expect(RenderingRows.missing(from: Self.trials.map(\.name)) == [])
        let names = Self.trials.map(\.name).joined(separator: " ")
        #expect(ISmartNewsBlock.messageKeys.filter { !names.contains($0) } == [])
    }

    @Test func isInTheFeedAheadOfItsStartAndLeavesAtItsEnd() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace([
            "campaigns/a.md": """
            ---
            title: A
            clients: [ismartnews]
            start: 2026-11-20T09:00Z
            end: 2026-12-01T00:00Z
            ismartnews: {order: 3}
            ---
            """
        ])
        let entry = try #require(rendering.entries.first)
        #expect(entry.window.start == nil)
        #expect(entry.window.end?.iso8601 == "2026-12-01T00:00:00Z")
        #expect(entry.order == 3)
        #expect(entry.identity == "a")
    }
}
