import Testing

@testable import Clients

/// Look-ups that no recorded table has.
@Suite struct ISmartNewsLocalizationTests {
    /// Where names were not put in lower case before, as those of feeds are, conditions are found in any case.
    @Test(arguments: [("title_iOS+9", "os"), ("title_IOS+9", "os"), ("title_iOS+11", "d"), ("title_iOS9", "d")])
    func aConditionIsFoundInAnyCase(key: String, text: String) throws {
        let localization = try ISmartNewsLocalization(JourneyFields([:]), version: .v496)
        let dictionary: PropertyValue = [key: "os", "title": "d"]
        for folds in [true, false] {
            let value = localization.value(of: "title", in: dictionary, lowercaseFirst: folds)
            #expect(value == .string(text))
        }
    }

    /// The client takes the number that a part begins with, and the largest one for what is too large.
    @Test(arguments: [
        ("10.3 beta", "title_ios+10.3", "os"), ("10.3 beta", "title_ios+10.4", "d"), ("", "title_ios+0", "os"),
        ("10", "title_ios-99999999999999999999", "os"), ("10", "title_ios+99999999999999999999", "d"),
        ("x.y", "title_ios=0", "os"), ("1\u{301}0", "title_ios=1", "os"),
    ])
    func versionsAreReadByTheNumbersThatTheyBeginWith(system: String, key: String, text: String) throws {
        let settings = JourneyFields(["systemVersion": .string(system)])
        let localization = try ISmartNewsLocalization(settings, version: .v496)
        let value = localization.value(
            of: "title", in: [key: "os", "title": "d"] as PropertyValue, lowercaseFirst: true)
        #expect(value == .string(text))
    }
}
