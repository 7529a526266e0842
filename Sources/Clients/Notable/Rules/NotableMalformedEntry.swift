import Campaigns

extension NotableClient {
    /// The library crashes on a notification that is not built as it expects, so `raw` may not make one.
    func checkShape(of notification: PropertyValue, raw: RawEntries, _ findings: inout ClientFindings) {
        let nameless = notification["entry"].map { $0.string == nil } ?? false
        guard
            let problem = Self.crash(of: notification)
                ?? (nameless
                    ? "“entry” is not text: it names no view, and may crash the app where its turn comes" : nil)
        else { return }
        // Each of the sentences begins with what it is about.
        let key = ["conditions", "views", "entry"].first { problem.hasPrefix("“\($0)") } ?? ""
        findings.report(
            .notableMalformedEntry, at: raw.offset(of: key), problem, suggestion: "correct what stands under “raw”")
    }

    /// What crashes the library, and when; nil where nothing does.
    static func crash(of notification: PropertyValue) -> String? {
        if let problem = misshape(of: notification) { return "\(problem), which crashes the app at every launch" }
        if let problem = uselessValue(in: notification["conditions"]) {
            return "\(problem), which crashes the app wherever it has to look at that"
        }
        return uselessFile(in: notification).map { view, isFirst in
            "“views.\(view).file” is not text, which crashes the app once the \(isFirst ? "message" : "view") is displayed"
        }
    }

    /// A view with an address that is none, that of the entry before others; none where the entry names no view, for then
    /// none is ever displayed.
    private static func uselessFile(in notification: PropertyValue) -> (view: String, isFirst: Bool)? {
        let views = notification["views"]?.dictionary ?? []
        let entry = notification["entry"].map(\.string) ?? ""
        guard let entry, views.contains(where: { $0.key.hasBytes(of: entry) }) else { return nil }
        let useless = views.filter { $0.value["file"].map { $0.string == nil } ?? false }.map(\.key)
        if useless.contains(where: { $0.hasBytes(of: entry) }) { return (entry, true) }
        return useless.first.map { ($0, false) }
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
