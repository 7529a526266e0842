import Campaigns

/// Sourse: messages that are sent over Firebase Cloud Messaging, to the topics of each locale.
struct SourseClient: Client {
    static let name = "sourse"
    static let title = "Sourse"
    static let identityField = "tag"
    static let showsHTML = false
    static let templates: [String] = []
    static let rules: [Rule] = [
        .sourseTopicName, .sourseTopicWithoutLocale, .soursePayloadSize, .sourseReservedKey, .sourseDateForm,
        .sourseEmptyText,
        .sourseTitleLength, .sourseTextLength, .sourseSendAtStart,
    ]

    let context: RenderingContext
    let settings: SourseSettings

    init(_ context: RenderingContext, settings: inout FieldReader) {
        self.context = context
        self.settings = SourseSettings(reading: &settings, locales: context.configuration.locales)
    }

    /// It has one version, which has no number.
    static func device(version: String?) -> (any Device.Type)? { version == nil ? SourseDevice.self : nil }
}
