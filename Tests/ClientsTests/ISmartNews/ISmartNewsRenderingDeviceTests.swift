import Campaigns
import Testing

@testable import Clients

/// What a device makes of feeds that were rendered: the two sides of the client agree.
@Suite struct ISmartNewsRenderingDeviceTests {
    /// A campaign, the app's events in order with their answers, and what each shows.
    struct Course: Sendable, CustomTestStringConvertible {
        var name: String
        var frontMatter: String
        var version = "4.9.6"
        var system = "10.3"
        var days: [(day: String, answer: String, isShown: Bool)]
        var testDescription: String { "\(name), \(version)" }
    }

    private static let action = "action: {url: \"https://e.com/sale\"}"
    private static let twice = [("20", "cancel", true), ("21", "cancel", false)]
    private static let always = [("20", "ok", true), ("21", "ok", true)]
    private static let untilAction = [("20", "cancel", true), ("21", "ok", true), ("22", "ok", false)]
    private static let window = "start: 2026-11-20T00:00Z\nend: 2026-11-22T00:00Z\nshow: always"
    private static let inside = [
        ("19", "cancel", false), ("20", "cancel", true), ("21", "cancel", true), ("22", "cancel", false),
    ]

    private static func course(
        _ name: String, _ frontMatter: String, _ version: String = "4.9.6", system: String = "10.3",
        _ days: [(String, String, Bool)]
    ) -> Course {
        Course(
            name: name, frontMatter: frontMatter, version: version, system: system,
            days: days.map { ($0.0, $0.1, $0.2) })
    }

    static let courses: [Course] = ["4.9.6", "2.0.1"].flatMap { version in
        [
            course("message once", "", version, twice),
            course("message until its action", "\(action)\nshow: untilAction", version, untilAction),
            course("message always", "\(action)\nshow: always", version, always),
            course("message in its window", window, version, inside),
        ]
            + ["page", "alert"].flatMap { form in
                [
                    course("\(form) once", "ismartnews: {form: \(form)}", version, twice),
                    course("\(form) always", "\(action)\nshow: always\nismartnews: {form: \(form)}", version, always),
                    course("\(form) in its window", "\(window)\nismartnews: {form: \(form)}", version, inside),
                    course(
                        "\(form) in its window beside dates",
                        "\(window)\nismartnews: {dates: [{templates: each_day}], form: \(form)}", version, inside),
                ]
            }
    }

    static let newer: [Course] = ["page", "alert"].flatMap { form in
        let block = "ismartnews: {form: \(form)}"
        return [
            course("\(form) until its action", "\(action)\nshow: untilAction\n\(block)", "4.9.6", untilAction),
            course(
                "\(form) on an older system", "system: {before: \"26.0\"}\n\(block)", "4.9.6", system: "18.4", twice),
            course(
                "\(form) on a newer system", "system: {before: \"26.0\"}\n\(block)", "4.9.6", system: "26.1",
                [("20", "cancel", false)]),
        ]
    }

    @Test(arguments: courses + newer) func showsWhatIsMeant(_ course: Course) throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            settings: "clientVersion: \"\(course.version)\"",
            ["campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\n\(course.frontMatter)\n---\nText\n"])
        #expect(rendering.findings.isEmpty, "\(rendering.findings)")
        let served = ServedFeed(published: rendering.feed().bytes)
        var device = try ISmartNewsDevice(
            DeviceSetup(
                clientVersion: course.version,
                settings: ["systemVersion": .string(course.system), "appVersion": "1"]))
        _ = try device.live(through: ["at": "2026-11-18T12:00:00Z", "do": "launch"], served: served)
        for day in course.days {
            let answer = day.answer == "ok" && course.name.hasPrefix("page") ? "link" : day.answer
            let report = try device.live(
                through: [
                    "at": .string("2026-11-\(day.day)T12:00:00Z"), "event": "app:didfinishlaunching",
                    "respond": .string(answer),
                ], served: served)
            #expect(report["shown"]?.array?.isEmpty == !day.isShown, "on \(day.day): \(report)")
            #expect(report["crash"] == nil)
        }
    }
}
