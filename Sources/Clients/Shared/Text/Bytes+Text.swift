extension [UInt8] {
    /// Appends text that is known at compile time.
    mutating func append(static text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text in UTF-8.
    mutating func append(text: String) {
        append(contentsOf: text.utf8)
    }
}
