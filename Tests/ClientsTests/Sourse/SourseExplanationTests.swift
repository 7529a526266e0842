import Testing

@testable import Clients

@Suite struct SourseExplanationTests {
    private func feed(_ data: PropertyValue) -> PropertyValue { ["sale": [["data": data]]] }
    private let receive: PropertyValue = ["do": "receive", "id": "sale"]

    private func explained(_ data: PropertyValue, opens: [PropertyValue]) throws -> [[String]?] {
        var trial = try DeviceTrial<SourseDevice>(explains: true)
        return try ([receive] + opens).map { try trial.step($0, feed: feed(data)).explanations }
    }

    @Test func aSmartMessageWaitsAndIsThenSeen() throws {
        let data = SoursePayload(title: "T", message: "M").data
        #expect(try explained(data, opens: [[:], [:]]) == [["sale: waits-for-opening"], [], ["sale: seen-before"]])
    }

    @Test func itsTimeIsToComeOrOver() throws {
        let data = SoursePayload(
            title: "T", message: "M", embargoDate: "2026-02-01T00:00:00Z", expiryDate: "2026-03-01T00:00:00Z"
        ).data
        #expect(
            try explained(data, opens: [[:], ["at": "2026-04-01T00:00:00Z"], ["at": "2026-04-02T00:00:00Z"]]) == [
                ["sale: before-embargo"], ["sale: before-embargo"], ["sale: after-expiry"], ["sale: after-expiry"],
            ])
    }

    @Test func whatTheSDKDoesNotTakeIsRefused() throws {
        #expect(try explained(["title": "T", "message": "M"], opens: [[:]]) == [["sale: refused"], ["sale: refused"]])
    }

    @Test func nobodyIsToldWhoDoesNotAsk() throws {
        var trial = try DeviceTrial<SourseDevice>()
        #expect(try trial.step(receive, feed: feed(SoursePayload(title: "T", message: "M").data)).explanations == nil)
    }
}
