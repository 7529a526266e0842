import Campaigns
import Foundation

/// Makes ids of campaigns of keys and titles: valid ones, safe as names of files, no two the same but for case.
struct CampaignIdentifiers {
    private let configuration: WorkspaceConfiguration
    private var taken: Set<String> = []
    /// What clients know messages by, which a message that has nothing of the kind must not get.
    private var claimed: Set<String> = []

    /// A name behind which a number is put, and whether the message may be called what another one is known by.
    private struct Numbered: Hashable {
        var name: String
        var hasIdentity: Bool
    }

    /// Ids for a workspace.
    init(configuration: WorkspaceConfiguration) {
        self.configuration = configuration
    }

    /// The ids of announcements, in their order. Keys that are ids already stay what they are, whatever comes before.
    mutating func ids(of announcements: [FeedMerge.Announcement]) -> [String] {
        var ids = [String?](repeating: nil, count: announcements.count)
        claimed = Set(announcements.flatMap { $0.entries.values.compactMap(\.identity) })
        for (index, announcement) in announcements.enumerated() where announcement.isKey {
            let isOwn = announcement.hasIdentity || !isClaimed(announcement.name)
            if Self.id(of: announcement.name, isKey: true) == announcement.name, isFree(announcement.name), isOwn {
                ids[index] = take(announcement.name)
            }
        }
        // What was once no id for a name never becomes one, so thousands of equal titles do not count from the start.
        var numbers: [Numbered: Int] = [:]
        for (index, announcement) in announcements.enumerated() where ids[index] == nil {
            let id = Self.id(of: announcement.name, isKey: announcement.isKey)
            let plain = isClear(id) ? id : id.replacing(".", with: "-").replacing(/-+/, with: "-")
            let numbered = Numbered(name: plain, hasIdentity: announcement.hasIdentity)
            var number = numbers[numbered] ?? 1
            var free = plain
            while true {
                free = number == 1 ? plain : "\(plain)-\(number)"
                number += 1
                if isFree(free), announcement.hasIdentity || !isClaimed(free) { break }
            }
            numbers[numbered] = number
            ids[index] = take(free)
        }
        return ids.compactMap { $0 }
    }

    /// Another id for an announcement whose own is that of a campaign for other clients: with the client's name behind
    /// it.
    mutating func id(
        of announcement: FeedMerge.Announcement, called id: String, for client: String, besides foreign: Set<String>
    ) -> String {
        var number = 1
        while true {
            let free = number == 1 ? "\(id)-\(client)" : "\(id)-\(client)-\(number)"
            number += 1
            let isForeign = ([free] + configuration.locales.map { Self.id(free, for: $0) }).contains {
                foreign.contains($0.lowercased())
            }
            if !isForeign, isFree(free), announcement.hasIdentity || !isClaimed(free) { return take(free) }
        }
    }

    /// The id for the languages that one campaign cannot say together with the others.
    static func id(_ id: String, for locale: String) -> String { "\(id)-\(locale)" }

    private mutating func take(_ id: String) -> String {
        taken.insert(id.lowercased())
        for locale in configuration.locales { taken.insert(Self.id(id, for: locale).lowercased()) }
        return id
    }

    private func isFree(_ id: String) -> Bool {
        isClear(id) && !taken.contains(id.lowercased())
            && !configuration.locales.contains { taken.contains(Self.id(id, for: $0).lowercased()) }
    }

    /// Whether a message that is known by this id, or by that of one of its languages, would be taken for another.
    private func isClaimed(_ id: String) -> Bool {
        claimed.contains(id) || configuration.locales.contains { claimed.contains(Self.id(id, for: $0)) }
    }

    /// Whether a file of that name is taken for nothing else than the campaign.
    private func isClear(_ id: String) -> Bool {
        let (name, problem) = CampaignFileName.read(
            "\(id).md", locales: configuration.locales, sourceLocale: configuration.sourceLocale)
        return problem == nil && name.locale == nil && name.id == id
    }

    /// The longest id that is made of a name; what tells it from others is put behind.
    private static let longest = 72

    /// The name without what cannot stand in an id: `2026-11-20` for `2026/11/20`.
    private static func id(of name: String, isKey: Bool) -> String {
        var id = ""
        let text = isKey ? name : name.lowercased()
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar.value {
            case 48...57, 65...90, 97...122: id.unicodeScalars.append(scalar)
            case 0x2E, 0x5F: if !id.isEmpty { id.unicodeScalars.append(isKey ? scalar : "-") }
            case 0x300...0x36F: break
            default: if !id.isEmpty, !id.hasSuffix("-") { id += "-" }
            }
            if id.utf8.count >= longest { break }
        }
        while let last = id.last, "-.".contains(last) { id.removeLast() }
        while id.contains("..") { id = id.replacing("..", with: ".") }
        return id.isEmpty ? "message" : id
    }
}
