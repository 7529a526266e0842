import Synchronization

/// A feed as it lies on the web, and what clients make of it: however many devices download it, each client decodes it
/// once.
///
/// What is kept is always decoded from encoded bytes, as a client does it. A feed with some of the elements of another
/// is read by taking those out of what the other holds: nothing in an element depends on its neighbours.
public final class FeedBody: Sendable {
    /// Of which feed it has some elements, and which; nil: it stands for itself.
    let part: (whole: FeedBody, places: [Int])?

    /// What was encoded, where that is known.
    let written: [FeedEntry]

    private let encode: (@Sendable () -> [UInt8])?
    private let encoded: Mutex<[UInt8]?>
    private let readings = Mutex<[ObjectIdentifier: any Sendable]>([:])

    /// The feed in these bytes.
    ///
    /// - Parameter written: the entries that were encoded, where they are known: what is decoded to the same shares
    ///   their memory.
    public init(_ bytes: [UInt8], of written: [FeedEntry] = []) {
        self.written = written
        encoded = Mutex(bytes)
        encode = nil
        part = nil
    }

    /// The feed of some elements of another one.
    ///
    /// - Parameters:
    ///   - places: which elements, ascending.
    ///   - whole: the other feed.
    ///   - encode: encodes the feed, for who asks for its bytes.
    init(_ places: [Int], of whole: FeedBody, encode: @escaping @Sendable () -> [UInt8]) {
        written = []
        encoded = Mutex(nil)
        self.encode = encode
        part = (whole, places)
    }

    /// The bytes.
    public var bytes: [UInt8] {
        encoded.withLock { bytes in
            if let bytes { return bytes }
            let made = encode?() ?? []
            bytes = made
            return made
        }
    }

    /// What a client makes of it, worked out by whoever asks first.
    func reading<Reading: Sendable>(_ make: (FeedBody) -> Reading) -> Reading {
        let key = ObjectIdentifier(Reading.self)
        if let known = readings.withLock({ $0[key] }) as? Reading { return known }
        let made = make(self)
        return readings.withLock { readings in
            if let known = readings[key] as? Reading { return known }
            readings[key] = made
            return made
        }
    }
}

extension FeedBody: Equatable {
    /// Whether both have the same bytes.
    public static func == (left: FeedBody, right: FeedBody) -> Bool {
        if left === right { return true }
        if let one = left.part, let other = right.part, one.whole === other.whole { return one.places == other.places }
        return left.bytes == right.bytes
    }
}
