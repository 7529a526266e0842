import Files

extension PropertyValue {
    /// A number, as a whole one if it is.
    static func whole(_ number: Double) -> PropertyValue {
        Int64(exactly: number).map { .integer($0) } ?? .real(number)
    }
}
