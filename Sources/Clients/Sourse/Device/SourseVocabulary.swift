extension JourneyVocabulary {
    /// What journeys of Sourse name; the versions are for people, the SDK looks at none.
    static let sourse = JourneyVocabulary([
        "settings": ["integrated", "topics", "integratedTopic"],
        "steps": ["id", "appVersion", "buildVersion", "systemVersion"],
        "expected": ["shown", "reason", "problem"],
    ])
}
