import Campaigns

extension ISmartNewsClient {
    static let rules: [Rule] = [
        .ismartnewsActivate, .ismartnewsNeverAsked, .ismartnewsIntervalUnused, .ismartnewsRangeOutside,
        .ismartnewsSameMessage,
        .ismartnewsAddress, .ismartnewsAddressPart, .ismartnewsAnswer, .ismartnewsCombinedAbsent,
        .ismartnewsCombinedLocale, .ismartnewsCrash, .ismartnewsDefaultEventsOff, .ismartnewsDefaultWord,
        .ismartnewsDelay, .ismartnewsEventName, .ismartnewsGateUnlimited, .ismartnewsLocalEnd, .ismartnewsNewerOnly,
        .ismartnewsOnceUnreachable, .ismartnewsPattern, .ismartnewsQueueCrash, .ismartnewsQueueTimeout,
        .ismartnewsRange, .ismartnewsRangeOrder, .ismartnewsReservedUUID, .ismartnewsSegmentSource,
        .ismartnewsTemplateHours, .ismartnewsType, .ismartnewsUnknownEvent, .ismartnewsUpgradeEvent,
        .ismartnewsStillPage, .ismartnewsPageLink, .ismartnewsOrientation,
    ]
}
