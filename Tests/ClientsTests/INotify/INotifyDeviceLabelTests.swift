import Testing

@testable import Clients

@Suite struct INotifyDeviceLabelTests {
    private let feed: PropertyValue = ["a": ["ActionURL": "https://example.com"]]

    @Test func aJourneyMaySetTheLabelsThatTheAppSets() throws {
        var trial = try DeviceTrial<INotifyDevice>(["showOnFirstLaunch": true, "labels": ["remind": "Später"]])
        let result = try trial.step(["respond": "remind"], feed: feed)
        #expect(result["buttons"] == ["More Info", "Später", "Ignore"])
        #expect(result["pressedLabel"] == "Später")
    }

    @Test func version10HasItsOwnWords() throws {
        var trial = try DeviceTrial<INotifyDevice10>(["labels": ["ignore": "Weg"]])
        #expect(try trial.step(feed: feed)["buttons"] == ["More...", "Remind Me Later", "Weg"])
    }

    @Test(
        arguments: [
            ("https://example.com", ["openableSchemes": ["acme"]], true),
            ("ACME:x", ["openableSchemes": ["acme"]], true),
            ("other:x", ["openableSchemes": ["acme"]], false), ("other:x", [:], true),
            ("HTTP:x", ["openableSchemes": []], true),
            ("acme:x", ["openableSchemes": ["acme"], "unopenableSchemes": ["acme"]], false),
        ] as [(String, PropertyValue, Bool)])
    func onlyNamedSchemesOpenWhereAnyAreNamed(_ address: String, _ settings: PropertyValue, _ opens: Bool) throws {
        var trial = try DeviceTrial<INotifyDevice>(
            .dictionary([.init("showOnFirstLaunch", true)] + (settings.dictionary ?? [])))
        let result = try trial.step(feed: ["a": ["ActionURL": .string(address)]])
        #expect((result["shown"] == "a") == opens)
    }
}
