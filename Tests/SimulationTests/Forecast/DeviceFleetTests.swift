import Campaigns
import Clients
import Simulation
import Testing

@Suite struct DeviceFleetTests {
    /// How many seconds the days begin and end after the first and the last moment that steps can name.
    @Test(arguments: [(0, 0, true), (-1, 0, false), (0, 1, false)] as [(Int64, Int64, Bool)])
    func theDaysAreInYearsThatStepsCanName(_ start: Int64, _ end: Int64, _ isMade: Bool) throws {
        let client = try #require(try ForecastTrial.client("notable"))
        let days = ForecastDays(
            [
                Instant.representable.lowerBound.advanced(seconds: start),
                Instant.representable.upperBound.advanced(seconds: end),
            ], by: .utc)
        let fleet = Result { () throws(JourneyError) in try DeviceFleet(client, channels: [], days: days) }
        switch fleet {
        case .success: #expect(isMade)
        case .failure(let error): #expect(!isMade && error.description.contains("0 to 9999"))
        }
    }
}
