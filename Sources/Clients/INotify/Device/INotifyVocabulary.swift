extension JourneyVocabulary {
    /// What journeys of iNotify name, in both versions.
    static let inotify: JourneyVocabulary = {
        let settings: Set = [
            "platform", "checkPeriod", "remindPeriod", "showOldestFirst", "showOnFirstLaunch", "debug", "checkAtLaunch",
            "unopenableSchemes", "openableSchemes", "labels",
        ]
        let labels: Set = ["ok", "action", "remind", "ignore"]
        return JourneyVocabulary(
            allowsClockSetBack: true,
            [
                "": ["state"],
                "settings": settings, "settings.labels": labels,
                "steps": [
                    "appVersion", "buildVersion", "systemVersion", "respond", "respondAfter", "offline", "settings",
                ],
                "steps.settings": settings, "steps.settings.labels": labels,
                "state": ["ignored", "viewed", "lastChecked", "lastReminded"],
                "expected": [
                    "checked", "shown", "title", "message", "buttons", "pressed", "pressedLabel", "opened", "reason",
                    "blockedBy", "crash", "crashReason", "state",
                ],
            ])
    }()
}
