/// What stands in a file: bytes, or what they are made of whenever they are asked for.
///
/// A view is some hundred bytes of text within thousands of bytes of its template, and a feed says what its entries say
/// already: to keep the bytes of all of them would take more memory than anything else.
public struct FileContent: Sendable {
    private enum Form: Sendable {
        case bytes([UInt8])
        /// The texts in the order of the form's slots.
        case page(TemplateForm, texts: [String])
        case encoded(@Sendable () -> [UInt8])
    }

    private let form: Form
    /// What it was encoded from, where it is a feed.
    private let origin: FeedOrigin?

    private init(_ form: Form, of origin: FeedOrigin? = nil) {
        self.form = form
        self.origin = origin
    }

    /// These bytes.
    public init(_ bytes: [UInt8]) {
        self.init(.bytes(bytes))
    }

    /// The page of a form with a text in each of its slots.
    init(_ form: TemplateForm, texts: [String]) {
        self.init(.page(form, texts: texts))
    }

    /// What a function encodes, which returns the same each time, and for each origin.
    init(of origin: FeedOrigin? = nil, encode: @escaping @Sendable () -> [UInt8]) {
        self.init(.encoded(encode), of: origin)
    }

    /// The same with its bytes at hand, for who asks for them again and again.
    public func keeping(_ bytes: [UInt8]) -> FileContent { FileContent(.bytes(bytes), of: origin) }

    /// The bytes. Where they are not kept, each access makes them.
    public var bytes: [UInt8] {
        switch form {
        case .bytes(let bytes): bytes
        case .page(let form, let texts): form.page(with: texts)
        case .encoded(let encode): encode()
        }
    }

    /// The form that it is a page of, with the texts in its slots; nil where it is none.
    var page: (form: TemplateForm, texts: [String])? {
        if case .page(let form, let texts) = form { (form, texts) } else { nil }
    }

    /// Whether it is at least as large as that, in bytes.
    public func isAtLeast(_ size: Int) -> Bool {
        if case .page(let form, _) = form, form.html.count >= size { return true }
        return bytes.count >= size
    }

    /// Whether it has anything that may make a browser load something.
    public var hasLoadingMarks: Bool { LoadingMarks.areFound(in: bytes) }
}

extension FileContent: Equatable {
    /// Whether both have the same bytes.
    public static func == (left: FileContent, right: FileContent) -> Bool {
        left.isMade(as: right) || left.bytes == right.bytes
    }

    /// Whether both are made of the same, so that their bytes are known to be the same without making them.
    public func isMade(as other: FileContent) -> Bool {
        if let origin, let another = other.origin { return origin.isSame(as: another) }
        guard case .page(let form, let texts) = form, case .page(let another, let others) = other.form else {
            return false
        }
        return form === another && zip(texts, others).allSatisfy { $0.hasBytes(of: $1) }
    }
}
