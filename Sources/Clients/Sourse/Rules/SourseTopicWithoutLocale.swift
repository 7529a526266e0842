import Campaigns

extension FieldReader {
    /// One topic for all locales sends every message to every phone once in each language.
    mutating func checkLocale(of topic: Located<SourseTopic>, locales: [String]) {
        guard locales.count > 1, !topic.value.hasLocale, topic.value.isValid else { return }
        report(
            .sourseTopicWithoutLocale, at: topic.offset,
            "all \(locales.count) locales are sent to one topic, so each phone gets each message in each language",
            suggestion: "write \(topic.value.pattern)-{locale}")
    }
}

extension Rule {
    /// A topic that all locales share.
    static let sourseTopicWithoutLocale = Rule.changeable("sourse-topic-without-locale", .warning)
}
