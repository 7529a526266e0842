import Campaigns

/// How the app has set Sourse up, as `clients.sourse` in `newsadmin.yml` says.
struct SourseSettings: Equatable, Sendable {
    /// The topic that phones of a locale subscribe to.
    var topic = SourseTopic("")
    /// The topic that apps with the SDK subscribe to.
    var integratedTopic = SourseTopic("sourse_sdk_integrated")

    /// The SDK's own settings, where `reader` finds no others; the topic has none.
    init(reading reader: inout FieldReader, locales: [String]) {
        let named = reader.sourseTopic("topic")
        if let named {
            topic = named.value
            reader.checkLocale(of: named, locales: locales)
        } else if !reader.has("topic") {
            reader.report(
                .missingField, at: reader.offset, "“clients.sourse.topic” is missing: what phones subscribe to",
                suggestion: "add topic: \"news-{locale}\"")
        }
        if let topic = reader.sourseTopic("integratedTopic") { integratedTopic = topic.value }
        if let named { checkIntegratedTopic(at: named.offset, locales: locales, &reader) }
        // Nothing but sending needs it: see `SourseAccount`.
        _ = reader.text("project")
    }
}
