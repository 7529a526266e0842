/// One entry of `urls`: an address and how often it is shown, parted by bars in any order.
struct ISmartNewsBlockAddress: Equatable, Sendable {
    /// The parts, with `self` where the campaign's own page or alert is meant.
    private(set) var parts: [String]

    /// What stands for the campaign's own page or alert.
    static let own = "self"

    /// Reads an entry.
    init(_ text: String) {
        parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether the campaign's own page or alert is meant.
    var isOwn: Bool { parts.contains(Self.own) }

    /// The entry with the address of the campaign's own page or alert.
    func replacingOwn(with address: String) -> String {
        parts.map { $0 == Self.own ? address : $0 }.joined(separator: "|")
    }

    /// The addresses as the library finds them, of which it takes the last.
    var addresses: [String] {
        parts.filter { $0.hasPrefix("http://") || $0.hasPrefix("https://") }
    }

    /// Whether the library drops the entry unseen.
    var isIgnored: Bool {
        parts.contains { $0.lowercased() == "ignore" }
    }

    /// The number of times in a round, where the entry says one.
    static func count(_ part: String) -> Int? {
        guard let number = Int(part), "\(number)" == part else { return nil }
        return number
    }
}
