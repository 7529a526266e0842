/// A condition on the version of the system at the end of a key: `_ios=10`, `_ios+10.3` (from), `_ios-11` (before).
struct ISmartNewsSystemCondition: Equatable, Sendable {
    /// How the versions are compared.
    enum Relation: Character, Sendable {
        /// The system's version begins with these components.
        case equal = "="
        /// The system has this version or a later one.
        case atLeast = "+"
        /// The system has an earlier version.
        case before = "-"
    }

    /// How the versions are compared.
    let relation: Relation
    /// The version by component.
    let version: [Int]

    /// The condition that follows `_ios`; nil for the unsigned form, which the client does not know.
    init?(_ text: Substring) {
        guard let sign = text.first, let relation = Relation(rawValue: sign),
            let version = Self.components(text.dropFirst())
        else { return nil }
        self.relation = relation
        self.version = version
    }

    /// Whether the condition holds for a version of the system; missing components count as zero.
    func holds(for system: [Int]) -> Bool {
        switch relation {
        case .equal: Self.compare(Array(system.prefix(version.count)), version) == 0
        case .atLeast: Self.compare(system, version) >= 0
        case .before: Self.compare(system, version) < 0
        }
    }

    /// The components of a version in digits and dots, of which nothing counts as zero; nil for anything else.
    private static func components(_ text: some StringProtocol) -> [Int]? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
            return nil
        }
        return systemComponents(text)
    }

    /// The components of the version that a system gives: of each part between dots, the digits that it begins with. What
    /// is too large counts as the largest number there is.
    static func systemComponents(_ text: some StringProtocol) -> [Int] {
        text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            let digits = part.utf8.prefix { (0x30...0x39).contains($0) }
            return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? .max
        }
    }

    private static func compare(_ left: [Int], _ right: [Int]) -> Int {
        for place in 0..<max(left.count, right.count) {
            let one = place < left.count ? left[place] : 0
            let other = place < right.count ? right[place] : 0
            if one != other { return one < other ? -1 : 1 }
        }
        return 0
    }
}
