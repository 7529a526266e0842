import Testing

@testable import Clients

/// What becomes of the button of a page that removes advertisements, which no recorded journey presses with an address.
@Suite struct ISmartNewsRemoveAdsTests {
    /// What is opened when the button is pressed.
    private func opened(_ action: String, clientVersion: String) throws -> PropertyValue? {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        let feed: PropertyValue = [
            ["meta": ["uuid": "m", "urls": ["http://e.com/a?b=c%20d"], "removeAdsAction": .string(action)]]
        ]
        _ = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let report = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "event": "app:activate", "respond": "removeads"],
            served: ServedFeed())
        #expect(report["shown"]?.array?.first?["pressed"] == "removeads")
        return report["opened"]
    }

    @Test(arguments: ["4.9.6", "2.0.1"])
    func anAddressIsOpened(clientVersion: String) throws {
        let address = try opened("https://shop.example/buy", clientVersion: clientVersion)
        #expect(address == ["https://shop.example/buy"])
    }

    @Test(arguments: ["app", "APP", "shop:buy", "https://shop.example/a|https://shop.example/b"], ["4.9.6", "2.0.1"])
    func theAppAndWhatNoAppHandlesAreNotOpened(_ action: String, clientVersion: String) throws {
        let address = try opened(action, clientVersion: clientVersion)
        #expect(address == nil)
    }

    @Test(arguments: [("4.9.6", "alert"), ("2.0.1", "http://e.com/a?b=c%2520d")])
    func thePageMayStandInTheAddress(clientVersion: String, page: String) throws {
        let address = try opened("https://shop.example/?from=${URL}", clientVersion: clientVersion)
        #expect(address == [.string("https://shop.example/?from=" + page)])
    }

    /// What 4.9.6 puts in place of the page is what comes up next.
    @Test(
        arguments: [
            (
                [["title": "n", "text": "http://e.com/q?a=b%20c", "type": "web", "queue": "q"]],
                "http://e.com/q?a=b%2520c"
            ),
            ([["title": "n", "cancel": "-", "queue": "q"]], "alert"),
            ([["title": "n", "text": "no address", "type": "web", "queue": "q"]], "http://e.com/last"),
            ([["queues": [["name": "q", "timeout": 5]]]], "alert"), ([["gate": 1]], "alert"),
        ] as [(elements: [PropertyValue], page: String)])
    func whatFollowsStandsInTheAddress(_ trial: (elements: [PropertyValue], page: String)) throws {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: "4.9.6"))
        let item: PropertyValue = [
            "meta": ["uuid": "m", "urls": ["http://e.com/a"], "removeAdsAction": "https://shop.example/?from=${URL}"]
        ]
        let last: PropertyValue = ["title": "z", "text": "http://e.com/last", "type": "web", "queue": "q"]
        _ = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(.array(trial.elements + [item, last, last]))))
        let report = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "event": "app:activate", "respond": ["removeads", "none"]],
            served: ServedFeed())
        #expect(report["opened"] == [.string("https://shop.example/?from=" + trial.page)])
    }

    /// The last message of a queue crashes 4.9.6 before the address is opened.
    @Test func nothingIsOpenedWhereTheNextMessageCrashes() throws {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: "4.9.6"))
        let feed: PropertyValue = [
            ["meta": ["uuid": "m", "urls": ["http://e.com/a"], "removeAdsAction": "https://shop.example"]],
            ["title": "z", "cancel": "-", "queue": "q"],
        ]
        _ = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let report = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "event": "app:activate", "respond": "removeads"],
            served: ServedFeed())
        #expect(report["crash"] == true)
        #expect(report["opened"] == nil)
    }
}
