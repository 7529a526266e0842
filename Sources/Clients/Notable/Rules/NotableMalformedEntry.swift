import Campaigns

extension NotableClient {
    /// The library crashes on a notification that is not built as it expects, so `raw` may not make one.
    func checkShape(of notification: PropertyValue, at offset: Int?, _ findings: inout ClientFindings) {
        let crash = Self.problem(in: notification).map { "\($0), which crashes the app at every launch" }
        let nameless = notification["entry"].map { $0.string == nil } ?? false
        guard let problem = crash ?? (nameless ? "“entry” is not text, so it names no view, and none is shown" : nil)
        else { return }
        findings.report(
            .notableMalformedEntry, at: offset, problem, suggestion: "correct what stands under “raw”")
    }

    /// What would crash the library; nil where nothing would.
    static func problem(in notification: PropertyValue) -> String? {
        if let conditions = notification["conditions"] {
            guard conditions.dictionary != nil else { return "“conditions” is not a mapping" }
            for group in ["all", "any"] {
                guard let named = conditions[group] else { continue }
                guard let entries = named.dictionary else { return "“conditions.\(group)” is not a mapping" }
                if let bad = entries.first(where: isMalformed) {
                    return "“conditions.\(group).\(bad.key)” cannot be \(JSONWriter().text(bad.value))"
                }
            }
        }
        guard let views = notification["views"] else { return nil }
        guard let entries = views.dictionary else { return "“views” is not a mapping" }
        for view in entries {
            guard view.value.dictionary != nil else { return "“views.\(view.key)” is not a mapping" }
            for text in ["file", "origin"] {
                if let value = view.value[text], value.string == nil {
                    return "“views.\(view.key).\(text)” is not text"
                }
            }
            if let height = view.value["height"], NotableNumber.float(height) == nil {
                return "“views.\(view.key).height” is not a number"
            }
        }
        return nil
    }

    private static func isMalformed(_ condition: PropertyValue.Entry) -> Bool {
        switch NotableBlockCondition.Name(rawValue: condition.key) {
        case .iOSVersionLessThan, .appVersionLessThan: condition.value.string == nil
        // Whatever it is, the library makes a text of it.
        case .flagNotSet: false
        case .some: condition.value.boolean == nil && condition.value.number == nil && condition.value.string == nil
        case nil: false
        }
    }
}

extension Rule {
    /// A notification on which the library crashes.
    static let notableMalformedEntry = Rule.locked("notable-malformed-entry")
}
