import Files
import Foundation

/// The entries of a dictionary in the order of their names by Unicode scalars, gathered in any other.
///
/// Small dictionaries, of which feeds are full, are kept in order from the beginning; large ones are sorted once.
struct SortedEntries {
    private var entries: [PropertyValue.Entry] = []
    private var isSorted = true

    /// How many entries are kept in order one by one.
    private static let mostInserted = 24

    /// Adds an entry; false if there is one of that name, where that is known already.
    mutating func add(_ key: String, _ value: PropertyValue) -> Bool {
        guard let last = entries.last, isSorted else {
            entries.append(.init(key, value))
            return true
        }
        let order = Self.order(last.key, key)
        if order == 0 { return false }
        if order < 0 {
            entries.append(.init(key, value))
        } else if entries.count > Self.mostInserted {
            isSorted = false
            entries.append(.init(key, value))
        } else {
            var place = entries.count - 1
            while place > 0 {
                let order = Self.order(entries[place - 1].key, key)
                if order == 0 { return false }
                if order < 0 { break }
                place -= 1
            }
            entries.insert(.init(key, value), at: place)
        }
        return true
    }

    /// All entries; nil if two have the same name.
    mutating func sorted() -> [PropertyValue.Entry]? {
        if isSorted { return entries }
        entries.sort { Self.order($0.key, $1.key) < 0 }
        for place in entries.indices.dropFirst() where Self.order(entries[place - 1].key, entries[place].key) == 0 {
            return nil
        }
        return entries
    }

    /// Negative, zero or positive as the left name comes first, both are the same, or the right one comes first.
    private static func order(_ left: String, _ right: String) -> Int {
        left.withUTF8Bytes { left in
            right.withUTF8Bytes { right in
                let common = min(left.count, right.count)
                if common > 0, let one = left.baseAddress, let other = right.baseAddress {
                    let order = memcmp(one, other, common)
                    if order != 0 { return Int(order) }
                }
                return left.count - right.count
            }
        }
    }
}
