/// Reads JSON (RFC 8259, UTF-8), keeping true and false apart from numbers and whole numbers from others.
///
/// Names keep the order of the file; of equal names the last one wins, in the place of the first.
public struct JSONReader: Sendable {
    /// How many arrays and objects may stand inside each other.
    public var greatestDepth = 100
    /// Whether one comma may stand behind the last element of an array or object, which the RFC does not allow.
    var allowsTrailingCommas = false
    /// Whether `{"$date": "2026-11-20T09:00:00Z"}` reads as a moment, as in journeys.
    public var readsDates: Bool

    /// A reader of plain JSON, or of journeys with their dates.
    public init(readsDates: Bool = false) {
        self.readsDates = readsDates
    }

    /// Reads what Apple's JSONSerialization reads. Its maintainers say that it lets a trailing comma pass for convenience
    /// (swift-corelibs-foundation, issue 4682). Foundation's own parser goes on up to 512 levels, for which small threads
    /// have no room.
    static let foundation = {
        var reader = JSONReader()
        reader.allowsTrailingCommas = true
        return reader
    }()

    /// The value that the bytes hold.
    public func read(_ bytes: [UInt8]) throws(JSONError) -> PropertyValue {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
            var parser = JSONParser(bytes, self)
            return try parser.document()
        }
    }
}
