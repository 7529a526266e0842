/// Appends values to bytes in a form that ``ByteReader`` reads back: numbers with the lowest byte first, texts behind
/// their length.
public struct ByteWriter {
    /// What was written, up to the last list of many elements; nothing where it is handed over.
    @usableFromInline
    var finished: [[UInt8]] = []
    /// What has been written since.
    @usableFromInline
    var current: [UInt8] = []
    /// The numbers of the texts so far, where one that recurs is written as its number; nil where each is written out.
    @usableFromInline
    var texts: ByteStringIndex?
    /// Takes what is written, the elements of long lists some thousand at a time; nil: all of it stays with the writer.
    @usableFromInline
    let sink: (any ByteSink)?

    /// A writer that has written nothing.
    ///
    /// - Parameter sharingTexts: whether a text that recurs is written once, and as its number from then on, for a reader
    ///   that shares texts.
    @inlinable
    public init(sharingTexts: Bool = false) {
        sink = nil
        if sharingTexts { texts = ByteStringIndex() }
    }

    /// A writer that hands over what it has written: before and in long lists, and the rest when it is asked to flush.
    init(to sink: any ByteSink) { self.sink = sink }

    /// What has been written and not been handed over.
    @inlinable
    public var bytes: [UInt8] { finished.isEmpty ? current : Array(finished.joined()) + current }

    /// Hands over what has been written, where somebody takes it.
    @inlinable
    public mutating func flush() {
        hand(current)
        current = []
    }

    @usableFromInline
    mutating func hand(_ part: [UInt8]) {
        if let sink { sink.take(part) } else { finished.append(part) }
    }

    /// Appends a value.
    @inlinable
    public mutating func write(_ value: some BinaryEncodable) { value.write(to: &self) }

    /// Appends a list of many elements on all cores, for ``ByteReader/many()``.
    ///
    /// - Parameter sharingTexts: whether the elements have texts in common, each of which is written once for some
    ///   thousand neighbours. The elements themselves hold no such lists.
    @inlinable
    public mutating func write<Element: BinaryCodable & Sendable>(many elements: [Element], sharingTexts: Bool = false)
    {
        append(UInt32(elements.count))
        flush()
        ParallelParts.make(of: elements.count, size: Self.neighbours) { places in
            var writer = ByteWriter(sharingTexts: sharingTexts)
            for element in elements[places] { writer.write(element) }
            precondition(writer.finished.isEmpty, "a list of many elements stands in another one")
            var part = ByteWriter()
            part.append(UInt32(places.count))
            part.write(sharingTexts)
            // Behind their length, so that the next part is found without reading this one.
            part.append(writer.current)
            return part.current
        } _: { part in
            hand(part)
        }
    }

    /// How many elements of a long list are written one after the other.
    @usableFromInline
    static let neighbours = 1024

    /// How many bytes a text has at least for it to be written once: to look for a shorter one takes longer than to write
    /// it, and it takes no memory of its own.
    @usableFromInline
    static let shortestShared = 16

    /// The bit of a length that says that a number of a text follows in its place.
    @usableFromInline
    static let isNumber: UInt32 = 1 << 31

    /// Appends a number.
    @inlinable
    public mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { current.append(contentsOf: $0) }
    }

    /// Appends a text.
    @inlinable
    public mutating func append(_ text: String) {
        text.withUTF8Bytes { append(text: $0) }
    }

    /// Appends a text in UTF-8.
    @usableFromInline
    mutating func append(text: UnsafeBufferPointer<UInt8>) {
        if text.count >= Self.shortestShared, let known = texts?.number(of: text), !known.isNew {
            return append(UInt32(known.number) | Self.isNumber)
        }
        precondition(text.count < Self.isNumber, "lengths have 31 bits")
        append(UInt32(text.count))
        current.append(contentsOf: text)
    }

    /// Appends bytes behind their number.
    @inlinable
    public mutating func append(_ content: [UInt8]) {
        append(UInt32(content.count))
        current.append(contentsOf: content)
    }
}

/// Takes what a ``ByteWriter`` has written.
public protocol ByteSink: AnyObject {
    /// Takes the bytes that follow those that it has taken.
    func take(_ part: [UInt8])
}
