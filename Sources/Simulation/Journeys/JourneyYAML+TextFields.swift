extension JourneyYAML {
    /// Fields whose scalars, alone or in a list, are text whatever they look like.
    static let textFields: Set<String> = [
        "id", "client", "clientVersion", "locale", "note", "part", "at", "do", "appVersion", "buildVersion",
        "systemVersion", "platform", "respond", "feedRaw", "order", "event", "events", "language", "country",
        "shown", "title", "message", "text", "buttons", "pressed", "opened", "reason", "blockedBy", "ignored",
        "viewed", "lastChecked", "lastReminded", "lastDownload", "lastDisplayed", "requests", "ifModifiedSince",
        "evaluated", "satisfied", "ambiguous", "display", "openUrl", "flagsSet", "entry", "file", "uuid", "url",
        "MinVersion", "MaxVersion", "Title", "Message", "ActionURL", "ActionButton", "iOSVersionLessThan",
        "appVersionLessThan", "$date",
    ]
}
