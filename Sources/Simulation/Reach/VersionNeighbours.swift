/// The versions that publishers number next to another one.
enum VersionNeighbours {
    /// The one before and the ones after a version: `1.1`, `1.3` and `1.2.1` for `1.2`; none of a pre-release.
    static func of(_ text: String) -> [String] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let numbers = parts.compactMap { $0 }
        guard numbers.count == parts.count, let last = numbers.last, last < .max else { return [] }
        func joined(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ".") }
        var result = [joined(numbers.dropLast() + [last + 1]), joined(numbers + [1])]
        if last > 0 { result.append(joined(numbers.dropLast() + [last - 1])) }
        return result
    }
}
