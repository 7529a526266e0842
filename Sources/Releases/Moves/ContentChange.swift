import Campaigns
import Clients
import Files

/// In what two contents of one message differ, in words for people.
public enum ContentChange: String, CaseIterable, Sendable {
    /// The title.
    case title
    /// The text.
    case text
    /// The address of the action.
    case action
    /// When it may be shown.
    case dates
    /// The app versions that are meant.
    case versions
    /// The system versions that are meant.
    case system
    /// The clients it goes to.
    case clients
    /// By what devices remember it.
    case key
    /// Something that a client's feed says of who sees it and how often, or how.
    case settings
    /// How views or pages draw it, by their templates or words that stand only there.
    case drawing
    /// The images.
    case images

    /// The differences between two contents, in the order of their cases.
    public static func between(_ old: MessageContent, _ new: MessageContent) -> [ContentChange] {
        var found: Set<ContentChange> = []
        if !old.title.hasBytes(of: new.title) { found.insert(.title) }
        if !old.text.hasBytes(of: new.text) { found.insert(.text) }
        if !old.action.hasBytes(of: new.action) { found.insert(.action) }
        if old.window != new.window { found.insert(.dates) }
        if old.versions != new.versions { found.insert(.versions) }
        if old.systemBefore != new.systemBefore { found.insert(.system) }
        if old.clients.map(\.client) != new.clients.map(\.client) { found.insert(.clients) }
        let saysMore = !found.isEmpty
        for part in new.clients {
            guard let before = old.part(for: part.client) else { continue }
            if !before.identity.hasBytes(of: part.identity) { found.insert(.key) }
            if before.assets != part.assets { found.insert(.images) }
            // Title, text and the rest stand in entries and views too, so that these differ says nothing then.
            if !saysMore, before.value != part.value || before.order != part.order { found.insert(.settings) }
            // A view with another image names that, and so differs too.
            if !saysMore, before.files != part.files, before.assets == part.assets { found.insert(.drawing) }
        }
        return allCases.filter(found.contains)
    }
}

extension ContentChange {
    /// What has changed, as it stands in a sentence.
    var words: String {
        switch self {
        case .title: "the title"
        case .text: "the text"
        case .action: "the action’s address"
        case .dates: "start or end"
        case .versions: "the app versions that are meant"
        case .system: "the system versions that are meant"
        case .clients: "the clients it goes to"
        case .key: "the key by which devices remember it"
        case .settings: "what a feed says of it beside its text, such as the address of its page"
        case .drawing: "the drawing of its view or page, as by a template,"
        case .images: "the images"
        }
    }
}

extension [ContentChange] {
    /// The changes as a part of a sentence: `the title, the text and the images`.
    public var words: String {
        isEmpty ? "nothing" : map(\.words).listed
    }
}
