extension ISmartNewsStep {
    /// Whether the step may carry changed settings.
    var changesSettings: Bool {
        action == .launch || action == .language
    }

    /// The settings that the step changes.
    var changedSettings: JourneyFields {
        let names: Set = [
            "language", "country", "device", "machine", "screen", "systemVersion", "appVersion", "timeZone",
            "runCounter", "installDate", "schemes", "segments", "postLaunchEvent", "neverResigned", "labels",
        ]
        return JourneyFields(.dictionary((fields.values.dictionary ?? []).filter { names.contains($0.key) }))
    }
}
