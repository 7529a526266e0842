import Campaigns

/// What sending needs to know of the app.
public enum SourseAccount {
    /// The name of the client in `newsadmin.yml`.
    public static let client = SourseClient.name

    /// The Firebase project that messages are sent by; nil where `clients.sourse` does not say.
    public static func project(in configuration: WorkspaceConfiguration) -> String? {
        guard case .mapping(let entries)? = configuration.clientSettings[SourseClient.name]?.content,
            case .scalar(let text, _)? = entries.first(where: { $0.key == "project" })?.value.content, !text.isEmpty
        else { return nil }
        return text
    }

    /// Where the messages of a locale stand in a release.
    public static func path(of locale: String) -> String { SourseClient.feedPath(of: locale) }
}
