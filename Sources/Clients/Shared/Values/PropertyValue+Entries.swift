import Files

extension PropertyValue {
    /// A number, as a whole one if it is.
    static func whole(_ number: Double) -> PropertyValue {
        Int64(exactly: number).map { .integer($0) } ?? .real(number)
    }
}

extension [PropertyValue.Entry] {
    /// These entries without those that `others` name as well, and then the others.
    func replaced(by others: [PropertyValue.Entry]) -> [PropertyValue.Entry] {
        if others.isEmpty { return self }
        let names = Set(others.map { ExactText($0.key) })
        return filter { !names.contains(ExactText($0.key)) } + others
    }
}
