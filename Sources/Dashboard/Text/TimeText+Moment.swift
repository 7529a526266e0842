import Campaigns

extension TimeText {
    /// A moment for templates: `text` for people and `iso` for programs; false where there is none.
    mutating func moment(_ instant: Instant?) -> TemplateValue {
        guard let instant else { return false }
        return ["text": .text(full(instant)), "iso": .text(instant.iso8601)]
    }
}
