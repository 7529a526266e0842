import Campaigns

extension SourseBlock {
    /// The SDK reads dates in one form, and what it makes of others is not known.
    static func checkDate(_ entry: YAMLNode.Entry, _ reader: inout FieldReader) {
        guard ["embargoDate", "expiryDate"].contains(entry.key), case .scalar(let text, _) = entry.value.content,
            !isDate(text)
        else { return }
        reader.report(
            .sourseDateForm, at: entry.value.offset, "“\(text)” is not a date as the SDK reads it",
            suggestion: "write it in UTC, as 2026-11-20T09:00:00Z, or use the campaign's own start and end")
    }

    /// Whether it is a date in the form that the SDK reads.
    static func isDate(_ text: String) -> Bool {
        guard Instant(iso8601: text) != nil, text.hasSuffix("Z") else { return false }
        return text.utf8.count == "2026-11-20T09:00:00Z".utf8.count
            || text.utf8.count == "2026-11-20T09:00:00.000Z".utf8.count
    }
}

extension Rule {
    /// A date of the payload in another form.
    static let sourseDateForm = Rule.changeable("sourse-date-form", .warning)
}
