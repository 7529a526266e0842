import Files

/// Reads JSON (RFC 8259, UTF-8), keeping true and false apart from numbers and whole numbers from others.
///
/// Names keep the order of the file; of equal names the last one wins, in the place of the first.
public struct JSONReader: Sendable {
    /// How many arrays and objects may stand inside each other.
    var greatestDepth = 100
    /// Whether one comma may stand behind the last element of an array or object, which the RFC does not allow.
    var allowsTrailingCommas = false
    /// Whether `{"$date": "2026-11-20T09:00:00Z"}` reads as a moment, as in journeys.
    var readsDates: Bool

    /// A reader of plain JSON, or of journeys with their dates.
    public init(readsDates: Bool = false) {
        self.readsDates = readsDates
    }

    /// Reads what Apple's JSONSerialization reads. Its maintainers say that it lets a trailing comma pass for convenience
    /// (swift-corelibs-foundation, issue 4682), and Foundation's own parser stops behind 512 levels.
    static let foundation = {
        var reader = JSONReader()
        reader.allowsTrailingCommas = true
        reader.greatestDepth = 512
        return reader
    }()

    /// The value that the bytes hold.
    public func read(_ bytes: [UInt8]) throws(JSONError) -> PropertyValue {
        do {
            return try read(bytes, downTo: min(greatestDepth, Self.shallowDepth))
        } catch  where error.reason == JSONParser.tooDeep && greatestDepth > Self.shallowDepth {
            return try LargeStack.run { () throws(JSONError) in try read(bytes, downTo: greatestDepth) }
        }
    }

    /// How many levels fit the stack of a small thread, whoever calls.
    private static let shallowDepth = 100

    private func read(_ bytes: [UInt8], downTo depth: Int) throws(JSONError) -> PropertyValue {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
            var parser = JSONParser(bytes, self, downTo: depth)
            return try parser.document()
        }
    }
}
