import Testing

@testable import Clients

/// The client compares texts as they are, so é in one code point and in two are not the same.
@Suite struct ISmartNewsExactTextTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    /// What the first message has under a name, of each feed's arrival and of so many events after it.
    private func shown(
        _ name: String, of feeds: [PropertyValue], events: Int = 1
    ) throws -> [PropertyValue?] {
        var device = try ISmartNewsDevice(DeviceSetup(settings: ["schemes": ["fb"]]))
        var reports: [PropertyValue] = []
        for (number, feed) in feeds.enumerated() {
            let taking: PropertyValue = ["at": "2026-11-20T09:00:00Z", "do": number == 0 ? "launch" : "feed"]
            reports.append(try device.live(through: taking, served: ServedFeed(own: ISmartNewsDevice.encode(feed))))
            for _ in 0..<events {
                let event: PropertyValue = ["at": "2026-11-20T09:00:00Z", "event": "app:activate"]
                reports.append(try device.live(through: event, served: ServedFeed()))
            }
        }
        return reports.map { $0["shown"]?.array?.first?[name] }
    }

    private func item(_ fields: (String, PropertyValue)...) -> PropertyValue {
        ["meta": .dictionary(fields.map { PropertyValue.Entry($0.0, $0.1) })]
    }

    @Test func itemsOfTwoFormsOfOneUUIDTakeTurns() throws {
        let feed: PropertyValue = [
            item(("uuid", .string(Self.composed)), ("urls", ["http://e.com/1"])),
            item(("uuid", .string(Self.decomposed)), ("urls", ["http://e.com/2"])),
        ]
        let addresses = try shown("url", of: [feed], events: 2).compactMap { $0?.string }
        #expect(addresses.sorted() == ["http://e.com/1", "http://e.com/2"])
    }

    @Test func anAlertStandsUnderThePathAsItIsWritten() throws {
        for (path, isShown) in [(Self.composed, true), (Self.decomposed, false)] {
            let feed: PropertyValue = [
                item(("uuid", "m"), ("urls", ["http://alertview.io/caf%C3%A9"]), ("/\(path)", ["title": "T"]))
            ]
            #expect(try shown("kind", of: [feed]) == [nil, isShown ? "alert" : nil])
        }
    }

    /// A range that is new waits for the next reading, once those that were there are used up.
    @Test func aRangeOfAnotherFormOfTheUUIDIsAnother() throws {
        let feeds = [Self.composed, Self.decomposed].map { uuid -> PropertyValue in
            let range: PropertyValue = [
                "uuid": .string(uuid), "start": "MO(00:00)", "end": "SU(23:59)", "shownLimit": 1,
            ]
            return [item(("uuid", "m"), ("urls", ["http://e.com"]), ("dates", [range]))]
        }
        #expect(try shown("kind", of: feeds) == [nil, "web", nil, "web"])
        #expect(try shown("kind", of: [feeds[0], feeds[0]]) == [nil, "web", nil, nil])
    }

    /// The client asks the system about what stands behind the `$`, with `://apple.com` at its end.
    @Test(arguments: [("fb", true), ("FB", true), ("fb:", true), ("fb://", true), ("f b", false), ("tw", false)])
    func aGuardAsksAboutTheSchemeOfWhatIsWritten(scheme: String, isInstalled: Bool) throws {
        let feed: PropertyValue = [item(("uuid", "m"), ("urls", [.string("$\(scheme)|http://e.com")]))]
        #expect(try shown("kind", of: [feed]) == [nil, isInstalled ? nil : "web"])
    }

    @Test func anAddressHasOneFragment() throws {
        for (address, isShown) in [("http://e.com/#a", true), ("http://e.com/#/a#b", false)] {
            let feed: PropertyValue = [item(("uuid", "m"), ("urls", [.string(address)]))]
            #expect(try shown("kind", of: [feed]) == [nil, isShown ? "web" : nil])
        }
    }
}
