import Clients
import Releases

/// A file that a build writes.
struct OutputFile: Sendable {
    /// Its place below the output folder.
    var path: String
    /// What is in it.
    var content: FileContent
    /// Its gzip form, where that was made to be served from memory; builds make it as they write.
    var gzip: [UInt8]?
    /// What it is.
    var kind: Kind
    /// The client it belongs to, if it belongs to one.
    var client: String?
    /// The locale it belongs to, if it belongs to one.
    var locale: String?
    /// How many messages it holds.
    var messages = 0

    /// What a file of the output is; the order is the order of writing, so that nothing names what is not there yet.
    enum Kind: String, Comparable, CaseIterable, Sendable {
        /// An image.
        case asset
        /// A view or page.
        case page
        /// A file that phones ask for, or that is sent to them.
        case feed
        /// A view or page of a message that is in no feed now.
        case preview
        /// A page of the dashboard, or something that it needs.
        case dashboard

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        /// Whether phones ask for such files, or get them sent: feeds, and the images and views that these name.
        var isForPhones: Bool { self < .preview }

        /// Whether a file of this kind is for a web server, and may be compressed.
        func isServed(at path: String) -> Bool { self != .asset && ServedFolder.holds(path) }

        /// Orders kinds by when they are written.
        static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }
    }

    /// A file without a gzip form.
    init(
        path: String, content: FileContent, kind: Kind, client: String? = nil, locale: String? = nil, messages: Int = 0
    ) {
        self.path = path
        self.content = content
        self.kind = kind
        self.client = client
        self.locale = locale
        self.messages = messages
    }

    /// A file of bytes, without a gzip form.
    init(path: String, bytes: [UInt8], kind: Kind) {
        self.init(path: path, content: FileContent(bytes), kind: kind)
    }

    /// A file of a feed, without a gzip form.
    init(_ file: FeedFile, kind: Kind, client: String, locale: String? = nil) {
        self.init(
            path: file.path, content: file.content, kind: kind, client: client, locale: locale, messages: file.messages)
    }

    /// What is in it, as bytes; see ``FileContent/bytes``.
    var bytes: [UInt8] { content.bytes }

    /// Whether it has a gzip form, where it holds so many bytes: it is for a web server, and not small.
    func hasGzipForm(of count: Int) -> Bool { isServed && count >= ServedFile.twinSize }

    /// Where it is written, perhaps with its gzip form.
    ///
    /// A large feed is not encoded to know that: no message takes less than eight bytes.
    var announced: AnnouncedPath {
        let isLarge = isServed && (messages >= ServedFile.twinSize / 8 || content.isAtLeast(ServedFile.twinSize))
        return AnnouncedPath(path, hasGzipForm: isLarge)
    }

    /// Whether it is for a web server, and may be compressed.
    var isServed: Bool { kind.isServed(at: path) }
}
