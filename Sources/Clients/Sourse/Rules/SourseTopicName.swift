import Campaigns

extension FieldReader {
    /// The name of a topic, such as Firebase takes it.
    mutating func sourseTopic(_ key: String) -> Located<SourseTopic>? {
        guard let text = text(key) else { return nil }
        let topic = text.map(SourseTopic.init)
        if !topic.value.isValid {
            report(
                .sourseTopicName, at: text.offset, "“\(text.value)” cannot be the name of a Firebase topic",
                suggestion: "use letters, digits and - _ . ~ %, and {locale} for the locale")
        }
        return topic
    }
}

extension Rule {
    /// A topic's name that Firebase does not take.
    static let sourseTopicName = Rule.locked("sourse-topic-name")
}
