extension ISmartNewsStep {
    /// Whether the step may carry changed settings.
    var changesSettings: Bool {
        action == .launch || action == .language
    }

    /// The settings that the step changes.
    var changedSettings: JourneyFields {
        JourneyFields(.dictionary((fields.values.dictionary ?? []).filter { Self.settings.contains($0.key) }))
    }

    /// The names of all settings.
    static let settings: Set = [
        "language", "country", "device", "machine", "screen", "systemVersion", "appVersion", "timeZone",
        "runCounter", "installDate", "schemes", "segments", "postLaunchEvent", "neverResigned", "labels",
    ]
}
