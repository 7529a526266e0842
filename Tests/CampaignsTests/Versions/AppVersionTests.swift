import Campaigns
import Testing

@Suite struct AppVersionTests {
    /// In ascending order, as people read them; those of one line are equal.
    private static let ladder: [[String]] = [
        ["0", "0.0", "00"], ["0.9"], ["1.0-alpha"], ["1.0-beta"], ["1.0-beta.2"], ["1.0-beta.10"], ["1.0-rc1"],
        ["1", "1.0", "1.0.0", "01.00", "1.0+build.5"], ["1.0.1"], ["1.2"], ["1.9"], ["1.10", "1.10.0"], ["1.10.1"],
        ["1.100"], ["2.0b1", "2.0b01"], ["2.0b2"], ["2.0b10"], ["2.0"], ["2.0.0.1"], ["10"],
        ["99999999999999999999999"], ["100000000000000000000000"],
    ]

    @Test func versionsAreOrderedAsPeopleReadThem() throws {
        let steps = Self.ladder.enumerated().flatMap { step, texts in texts.map { (step, $0) } }
        for (leftStep, leftText) in steps {
            for (rightStep, rightText) in steps {
                let left = try #require(AppVersion(leftText))
                let right = try #require(AppVersion(rightText))
                #expect((left < right) == (leftStep < rightStep), "\(leftText) < \(rightText)")
                #expect((left == right) == (leftStep == rightStep), "\(leftText) == \(rightText)")
                if left == right { #expect(left.hashValue == right.hashValue) }
            }
        }
    }

    @Test(arguments: ["", "v1.0", ".1", "beta", "1,2", "1.0 ", " 1", "1/2", "１.０", "1.0\n", "-1"])
    func whatIsNoVersionIsRefused(_ text: String) {
        #expect(AppVersion(text) == nil)
    }

    @Test(arguments: ["1.", "1..2", "1.0.", "1.2.-"])
    func aPointWithoutANumberIsRefused(_ text: String) {
        #expect(AppVersion(text) == nil)
    }

    @Test func theTextIsKeptAsWritten() {
        #expect(AppVersion("01.0")?.text == "01.0")
    }
}
