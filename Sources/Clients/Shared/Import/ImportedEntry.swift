/// One announcement of an existing feed, and the fields of a campaign that it may become.
public struct ImportedEntry: Sendable {
    /// By what devices remember it; nil where they go by its words alone.
    public var key: String?
    /// The identity that the rendered entry must have; nil where nothing hangs on it.
    public var identity: String?
    /// What a campaign's id is made of where there is no key.
    public var name: String
    /// Where it stands in the feed.
    public var path: FeedPath
    /// What the client reads of it, in a form in which equal entries are equal.
    public var value: PropertyValue
    /// What devices remember it by where it has no key; nil where they remember nothing of the kind.
    public var words: PropertyValue?
    /// What two entries without keys in different languages have in common where they are the same announcement: what says
    /// so most clearly comes first.
    public var kinship: [PropertyValue] = []
    /// What is written into the client's block in any case.
    public var block: [PropertyValue.Entry] = []
    /// What is written into the front matter unless a field says otherwise.
    public var defaults: [ImportField.Assignment] = []
    /// The entries that `raw` holds where no field stands for them.
    public var raw: [PropertyValue.Entry] = []
    /// Names by which `raw` takes away what a campaign's fields would make on their own.
    public var absent: [PropertyValue.Entry] = []
    /// What to call the campaign where no field says its title.
    public var spareTitle: String
    /// The fields that may stand for entries of `raw`, if they lead to the same entry.
    public var fields: [ImportField] = []
    /// The views that were found beside the feed, by their names.
    public var pages: [ImportedPage] = []
    /// What its campaign adds that the entry does not have and no phone shows, for a person; nil where that is nothing.
    public var addition: String?
    /// What its campaign writes in another way.
    public var changes: [Change] = []
    /// What became of line ends of Windows in its texts.
    public var lineEnds = ImportedLineEnds.plain
    /// Other ways to say the same, for where this one leads to something else.
    public var alternatives: [ImportedEntry] = []

    /// Something that a campaign writes in another way than the entry, with the same meaning as far as is known.
    public struct Change: Sendable {
        /// What `raw` would call it; where it stands there, it stays as it is.
        public var name: String
        /// Where it stands in the feed.
        public var path: FeedPath
        /// What becomes of it, for a person.
        public var reason: String
    }

    /// An entry without fields.
    init(key: String?, name: String, path: FeedPath, value: PropertyValue, spareTitle: String) {
        self.key = key
        identity = key
        self.name = name
        self.path = path
        self.value = value
        self.spareTitle = spareTitle
    }
}

/// A page of HTML that stands on disk beside a feed.
public struct ImportedPage: Equatable, Sendable {
    /// The view that shows it.
    public var view: String
    /// Its file, relative to the folder of pages.
    public var file: String
    /// What is in it.
    public var bytes: [UInt8]

    /// A page.
    public init(view: String, file: String, bytes: [UInt8]) {
        self.view = view
        self.file = file
        self.bytes = bytes
    }
}
