import Campaigns

extension NotableClient {
    /// The library crashes on a notification that is not built as it expects, so `raw` may not make one.
    func checkShape(of notification: PropertyValue, at offset: Int?, _ findings: inout ClientFindings) {
        let nameless = notification["entry"].map { $0.string == nil } ?? false
        guard
            let problem = Self.crash(of: notification)
                ?? (nameless ? "“entry” is not text, so it names no view, and none is shown" : nil)
        else { return }
        findings.report(
            .notableMalformedEntry, at: offset, problem, suggestion: "correct what stands under “raw”")
    }

    /// What crashes the library, and when; nil where nothing does.
    static func crash(of notification: PropertyValue) -> String? {
        if let problem = misshape(of: notification) { return "\(problem), which crashes the app at every launch" }
        if let problem = uselessValue(in: notification["conditions"]) {
            return "\(problem), which crashes the app wherever it has to look at that"
        }
        for view in notification["views"]?.dictionary ?? [] {
            guard let file = view.value["file"], file.string == nil else { continue }
            let isFirst = notification["entry"]?.string.map(view.key.hasBytes) ?? view.key.isEmpty
            return "“views.\(view.key).file” is not text, which crashes the app "
                + (isFirst ? "once the message is displayed" : "once the view is displayed")
        }
        return nil
    }

    /// What the library cannot read, whatever the device.
    private static func misshape(of notification: PropertyValue) -> String? {
        if let conditions = notification["conditions"] {
            guard conditions.dictionary != nil else { return "“conditions” is not a mapping" }
            for group in ["all", "any"] {
                guard let named = conditions[group], named.dictionary == nil else { continue }
                return "“conditions.\(group)” is not a mapping"
            }
        }
        guard let views = notification["views"] else { return nil }
        guard let entries = views.dictionary else { return "“views” is not a mapping" }
        for view in entries {
            guard view.value.dictionary != nil else { return "“views.\(view.key)” is not a mapping" }
            if let origin = view.value["origin"], origin.string == nil {
                return "“views.\(view.key).origin” is not text"
            }
            if let height = view.value["height"], NotableNumber.float(height) == nil {
                return "“views.\(view.key).height” is not a number"
            }
        }
        return nil
    }

    /// The first condition with a value that cannot be compared: groups end at what decides them, so not every device
    /// comes to it.
    private static func uselessValue(in conditions: PropertyValue?) -> String? {
        for group in ["all", "any"] {
            for entry in conditions?[group]?.dictionary ?? []
            where NotableCondition(name: entry.key, value: entry.value).hasWrongType {
                return "“conditions.\(group).\(entry.key)” cannot be \(JSONWriter().text(entry.value))"
            }
        }
        return nil
    }
}

extension Rule {
    /// A notification on which the library crashes.
    static let notableMalformedEntry = Rule.locked("notable-malformed-entry")
}
