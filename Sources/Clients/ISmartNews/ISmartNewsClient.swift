import Campaigns

/// iSmartNews: one property list per locale, an array of messages, meta items and special elements.
struct ISmartNewsClient: Client {
    static let name = "ismartnews"
    static let title = "iSmartNews"
    static let identityField = "uuid"
    static let tables: [RecordedTable] = [.ismartnewsKeys, .ismartnewsDates, .ismartnewsPatterns]
    static let showsHTML = true
    static let templates = ["ismartnews/page", "ismartnews/hero"]
    static let rules: [Rule] = [
        .ismartnewsActivate, .ismartnewsNeverAsked, .ismartnewsIntervalUnused, .ismartnewsRangeOutside,
        .ismartnewsSameMessage,
        .ismartnewsAddress, .ismartnewsAddressPart, .ismartnewsAnswer, .ismartnewsCombinedAbsent,
        .ismartnewsCombinedLocale, .ismartnewsCrash, .ismartnewsDefaultEventsOff, .ismartnewsDefaultWord,
        .ismartnewsDelay, .ismartnewsEventName, .ismartnewsGateUnlimited, .ismartnewsLocalEnd, .ismartnewsNewerOnly,
        .ismartnewsOnceUnreachable, .ismartnewsPattern, .ismartnewsQueueCrash, .ismartnewsQueueTimeout,
        .ismartnewsRange, .ismartnewsRangeOrder, .ismartnewsReservedUUID, .ismartnewsSegmentSource,
        .ismartnewsTemplateHours, .ismartnewsType, .ismartnewsUnknownEvent, .ismartnewsUpgradeEvent,
        .ismartnewsStillPage, .ismartnewsPageLink, .ismartnewsEndless, .ismartnewsOrientation,
        .ismartnewsEarlyText,
    ]

    let context: RenderingContext
    let settings: ISmartNewsSettings

    init(_ context: RenderingContext, settings: inout FieldReader) {
        self.context = context
        self.settings = ISmartNewsSettings(reading: &settings, configuration: context.configuration)
    }

    static func device(version: String?) -> (any Device.Type)? {
        guard let version else { return ISmartNewsDevice.self }
        return ISmartNewsVersion(rawValue: version) == nil ? nil : ISmartNewsDevice.self
    }
}
