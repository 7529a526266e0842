extension RecordedTable {
    /// Look-ups of one localized key in a dictionary.
    static let ismartnewsKeys = RecordedTable(
        name: "ismartnews-keys", fields: ["dict", "key", "settings", "expected"]
    ) { line throws(JourneyError) in
        guard let dictionary = line["dict"], let key = try line.text("key") else {
            throw JourneyError("a look-up needs a dictionary `dict` and a text `key`")
        }
        let localization = try ISmartNewsLocalization(
            line.fields("settings") ?? JourneyFields([:]),
            version: ISmartNewsVersion(clientVersion: line.text("clientVersion")))
        let folds = try line.flag("lowercaseFirst") ?? false
        return ["expected": localization.value(of: key, in: dictionary, lowercaseFirst: folds) ?? .null]
    }

    /// Dates of ranges and the moments that are stored for them.
    static let ismartnewsDates = RecordedTable(
        name: "ismartnews-dates", fields: ["value", "timeZone", "expected"]
    ) { line throws(JourneyError) in
        let calendar = try ISmartNewsCalendar(identifier: line.text("timeZone") ?? "UTC")
        let instant = ISmartNewsRangeDate.instant(of: line["value"] ?? .null, in: calendar)
        return ["expected": instant.map { .date($0) } ?? .null]
    }

    /// Patterns of events: whether they are valid, what is stored, and on or off event by event; null if the app hangs.
    static let ismartnewsPatterns = RecordedTable(
        name: "ismartnews-patterns", fields: ["pattern", "scope", "expected"]
    ) { line throws(JourneyError) in
        guard let text = try line.text("pattern"),
            let scope = try ISmartNewsPattern.Scope(rawValue: line.text("scope") ?? "global")
        else { throw JourneyError("a pattern needs a text `pattern` and a `scope`, global or local") }
        let version = try ISmartNewsVersion(clientVersion: line.text("clientVersion"))
        var pattern = ISmartNewsPattern(text, scope: scope, version: version)
        let states = (0..<(line["expected"]?.array?.count ?? 16)).map { _ in pattern.step() }
        let isHanging = states.contains(nil)
        return [
            "valid": .boolean(ISmartNewsPattern.isValid(text, version: version)),
            "effective": .string(pattern.initial),
            "expected": isHanging ? .null : .array(states.map { .boolean($0 ?? false) }),
        ]
    }
}
