extension JourneyVocabulary {
    /// What journeys of Notable name.
    static let notable = JourneyVocabulary(
        allowsClockSetBack: true,
        [
            "": ["state", "order"],
            "settings": ["screen", "unopenableSchemes", "openableSchemes"],
            "settings.screen": ["width", "height"],
            "steps": [
                "appVersion", "buildVersion", "systemVersion", "wifi", "headStatus", "getStatus", "offline", "order",
                "setFlags", "display", "openUrl", "dismiss", "viewFails", "respondAfter",
            ],
            "state": ["lastDownload", "notifications"],
            "state.notifications.*": ["displayed", "lastDisplayed", "launches", "flags"],
            "expected": [
                "requests", "hasFeed", "ifModifiedSince", "evaluated", "satisfied", "ambiguous", "shown", "view",
                "displayed", "flagsSet", "opened", "viewsOnScreen", "crash", "crashReason", "state",
            ],
        ])
}
