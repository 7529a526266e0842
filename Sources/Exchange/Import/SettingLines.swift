import Clients

/// The lines of newsadmin.yml that say what a feed has beside its announcements.
public enum SettingLines {
    /// The lines, each with a line end.
    public static func text(_ settings: [FeedContents.Setting], indentation: Int) -> String {
        settings.map { setting in
            // On one line each, so that they can be copied from a message.
            let line = FrontMatterWriter.text([.init(setting.name, .array([setting.value]))])
            let value = line.dropFirst(setting.name.utf8.count + 3).dropLast(2)
            return String(repeating: " ", count: indentation) + "\(setting.name): \(value)\n"
        }.joined()
    }
}
