import Foundation

/// The pattern of an event, such as `ON=2|OFF=4`: for how many of its occurrences it is on and off, round and round.
struct ISmartNewsPattern: Equatable, Sendable {
    /// Whose event the pattern belongs to.
    enum Scope: String, Sendable {
        /// The feed's own events: patterns are taken as they stand.
        case global
        /// An item's events: patterns are trimmed.
        case local
    }

    /// What the client stores: the pattern in lower case, or `on=1` in place of one that is not valid.
    let initial: String
    /// What is left of the pattern.
    private(set) var current: String

    /// The pattern that the client makes of a text.
    init(_ text: String, scope: Scope, version: ISmartNewsVersion) {
        let text = scope == .local ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
        initial = Self.isValid(text, version: version) ? text.lowercased() : "on=1"
        current = initial
    }

    /// Counts one occurrence of the event and tells whether it is on; nil if the client hangs, as 2.0.1 does on zeros only.
    ///
    /// Counts are kept in 32 bits from the first step on, so a greater one wraps.
    mutating func step() -> Bool? {
        var parts = current.split(separator: "|", omittingEmptySubsequences: false)[...]
        var isReloaded = false
        while true {
            guard let part = parts.first else {
                if isReloaded { return nil }
                isReloaded = true
                parts = initial.split(separator: "|", omittingEmptySubsequences: false)[...]
                continue
            }
            let count = Self.count(part)
            guard count != 0 else {
                parts.removeFirst()
                continue
            }
            let state = part.prefix { $0 != "=" }
            let rest = Int32(truncatingIfNeeded: count &- 1)
            current = (["\(state)=\(rest)"] + parts.dropFirst().map(String.init)).joined(separator: "|")
            return state == "on"
        }
    }

    /// The number after the last equals sign; too great ones are cut to 64 bits.
    private static func count(_ part: Substring) -> Int64 {
        guard let equals = part.utf8.lastIndex(of: UInt8(ascii: "=")) else { return 0 }
        return ISmartNewsText.wholeNumber(part[part.utf8.index(after: equals)...])
    }
}
