import Campaigns
import Clients
import Testing

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
}
