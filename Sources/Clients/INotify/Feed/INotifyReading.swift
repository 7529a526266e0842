import Files
import Synchronization

/// A feed as iNotify has it in memory, with what does not depend on the device worked out once for all of them.
final class INotifyReading: Sendable {
    /// What the download brought; nil if it failed.
    let root: PropertyValue?
    /// The messages, if it is a dictionary.
    let entries: [PropertyValue.Entry]?
    /// Their numbers in the table of reasons.
    let numbers: [Int32]
    /// The messages for explanations.
    let table: NotShownTable
    /// The places of the messages by rank, the newest first, and their ranks by place.
    let ranks: INotifyRanks
    /// Whether the client stumbles over a message when it compares versions.
    let isOdd: [Bool]

    private let whole: INotifyReading?
    private let bounds: [INotifyVersionBounds]
    private let exclusions = Mutex<INotifyExclusions?>(nil)

    /// What the client makes of a feed.
    static func of(_ body: FeedBody) -> INotifyReading { body.reading(INotifyReading.init) }

    private init(_ body: FeedBody) {
        root = body.propertyList
        let entries = root?.dictionary
        self.entries = entries
        if let part = body.part, let entries {
            let whole = INotifyReading.of(part.whole)
            self.whole = whole
            table = whole.table
            numbers = part.places.map { Int32($0) }
            ranks = INotifyRanks(part.places, of: whole.ranks)
            isOdd = part.places.map { whole.isOdd[$0] }
            bounds = []
            precondition(entries.count == part.places.count, "a part has the elements that it was made of")
        } else {
            whole = nil
            let messages = entries ?? []
            table = NotShownTable(messages.map(\.key))
            numbers = messages.indices.map { Int32($0) }
            ranks = INotifyRanks(messages.map(\.key))
            bounds = messages.map { INotifyVersionBounds($0.value) }
            isOdd = bounds.map(\.isOdd)
        }
    }

    /// Why each message is not for a version of the app, by place: a number in the table of reasons, or less than zero.
    func exclusions(for version: NumericVersion?) -> [Int32] {
        guard let version else { return [Int32](repeating: -1, count: numbers.count) }
        if let known = exclusions.withLock({ $0 }), known.version == version.text { return known.codes }
        let codes = whole.map { whole in
            let all = whole.exclusions(for: version)
            return numbers.map { all[Int($0)] }
        }
        let made = codes ?? bounds.map { $0.exclusion(of: version, in: table) }
        exclusions.withLock { $0 = INotifyExclusions(version: version.text, codes: made) }
        return made
    }

    /// Marks the messages with these keys, told apart byte by byte.
    func marks(of keys: [String]?) -> [Bool] {
        var marks = [Bool](repeating: false, count: numbers.count)
        guard let keys, let entries else { return marks }
        for key in keys {
            // A decoded dictionary is in the order of the bytes of its keys.
            var place = entries.countOfFront { $0.key.isBytewiseLess(than: key) }
            while place < entries.count, entries[place].key.hasBytes(of: key) {
                marks[place] = true
                place += 1
            }
        }
        return marks
    }
}

/// Who is left out in one version of the app.
private struct INotifyExclusions: Sendable {
    var version: String
    var codes: [Int32]
}
