import Campaigns

extension Rule {
    /// The rules of imports, which are about feeds and not about the workspace.
    static let ofImport: [Rule] = [
        .importUnreadable, .importCrash, .importUnsupported, .importUnread, .importSetting, .importFileExists,
        .importView, .importAdded, .importLineEnd, .importUnpaired, .importDivided,
    ]

    /// A file that the client gets no feed out of.
    static let importUnreadable = Rule.locked("import-unreadable")
    /// An entry on which the client crashes.
    static let importCrash = Rule.locked("import-crash")
    /// An entry that no campaign can say.
    static let importUnsupported = Rule.locked("import-unsupported")
    /// An entry that the client takes no notice of.
    static let importUnread = Rule.locked("import-unread", .note)
    /// An element that belongs in newsadmin.yml.
    static let importSetting = Rule.locked("import-setting")
    /// A campaign of that name that is there already, and says something else.
    static let importFileExists = Rule.locked("import-file-exists")
    /// A view that stays at its address.
    static let importView = Rule.locked("import-view", .note)
    /// Something that a campaign adds to an entry, which no phone shows.
    static let importAdded = Rule.locked("import-added", .note)
    /// An entry of one language that goes with none of the others for certain.
    static let importUnpaired = Rule.locked("import-unpaired", .note)
    /// An entry that becomes several campaigns with one key, because its languages differ in more than their words.
    static let importDivided = Rule.locked("import-divided", .note)
    /// Line ends of Windows in the texts of a feed.
    static let importLineEnd = Rule.locked("import-line-end", .note)
}
