/// Values in a fixed place in memory, written once and then only read.
///
/// An array would be counted and checked at each access; loops of millions of launches read these by plain pointers,
/// for as long as somebody holds the table.
final class FixedTable<Element: BitwiseCopyable>: @unchecked Sendable {
    /// The first value.
    let start: UnsafePointer<Element>
    /// How many values there are.
    let count: Int

    /// A table of these values.
    init(_ values: [Element]) {
        let buffer = UnsafeMutablePointer<Element>.allocate(capacity: max(values.count, 1))
        buffer.initialize(from: values, count: values.count)
        start = UnsafePointer(buffer)
        count = values.count
    }

    deinit {
        start.deallocate()
    }

    /// A value.
    subscript(place: Int) -> Element {
        precondition(place >= 0 && place < count, "outside of the table")
        return start[place]
    }
}
