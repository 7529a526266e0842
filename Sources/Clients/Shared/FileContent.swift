/// What stands in a file: bytes, or what they are made of whenever they are asked for.
///
/// A view is some hundred bytes of text within thousands of bytes of its template, and a feed says what its entries say
/// already: to keep the bytes of all of them would take more memory than anything else.
public struct FileContent: Sendable {
    private enum Form: Sendable {
        case bytes([UInt8])
        /// The texts in the order of the form's slots.
        case page(PageForm, texts: [String])
        case encoded(@Sendable () -> [UInt8])
    }

    private let form: Form

    /// These bytes.
    public init(_ bytes: [UInt8]) {
        form = .bytes(bytes)
    }

    /// The page of a form with a text in each of its slots.
    init(_ form: PageForm, texts: [String]) {
        self.form = .page(form, texts: texts)
    }

    /// What a function encodes, which returns the same each time.
    init(encode: @escaping @Sendable () -> [UInt8]) {
        form = .encoded(encode)
    }

    /// The bytes. Where they are not kept, each access makes them.
    public var bytes: [UInt8] {
        switch form {
        case .bytes(let bytes): bytes
        case .page(let form, let texts): form.page(with: texts)
        case .encoded(let encode): encode()
        }
    }

    /// Whether it is at least as large as that, in bytes.
    public func isAtLeast(_ size: Int) -> Bool {
        if case .page(let form, _) = form, form.html.count >= size { return true }
        return bytes.count >= size
    }

    /// Whether it has anything that may make a browser load something.
    public var hasLoadingMarks: Bool {
        if case .page(let form, let texts) = form, !form.nature.mayHaveMarks(texts) { return false }
        return LoadingMarks.areFound(in: bytes)
    }
}

extension FileContent: Equatable {
    /// Whether both have the same bytes.
    public static func == (left: FileContent, right: FileContent) -> Bool {
        if case .page(let form, let texts) = left.form, case .page(let other, let others) = right.form, form === other,
            zip(texts, others).allSatisfy({ $0.hasBytes(of: $1) })
        {
            return true
        }
        return left.bytes == right.bytes
    }
}
