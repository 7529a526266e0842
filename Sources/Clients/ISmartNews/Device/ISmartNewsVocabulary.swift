extension JourneyVocabulary {
    /// What journeys of iSmartNews name; steps may change settings.
    static let ismartnews = JourneyVocabulary([
        "settings": ISmartNewsStep.settings, "settings.labels": ["ok", "cancel"],
        "steps": ISmartNewsStep.settings.union(["event", "events", "offline", "downloading", "respond"]),
        "steps.labels": ["ok", "cancel"],
        "expected": ["shown", "events", "opened", "onScreen", "reason", "crash", "crashReason"],
    ])
}
