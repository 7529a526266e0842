import Campaigns

/// Reads JSON strictly (RFC 8259, UTF-8), keeping true and false apart from numbers and whole numbers from others.
///
/// Names keep the order of the file; of equal names the last one wins, in the place of the first.
public struct JSONReader: Sendable {
    /// How many arrays and objects may stand inside each other.
    public var greatestDepth = 500
    /// Whether `{"$date": "2026-11-20T09:00:00Z"}` reads as a moment, as in journeys.
    public var readsDates: Bool

    /// A reader of plain JSON, or of journeys with their dates.
    public init(readsDates: Bool = false) {
        self.readsDates = readsDates
    }

    /// The value that the bytes hold.
    public func read(_ bytes: [UInt8]) throws(JSONError) -> PropertyValue {
        try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
            var parser = JSONParser(bytes, depth: greatestDepth, readsDates: readsDates)
            return try parser.document()
        }
    }
}
