extension Rule {
    /// A locale that stands in for itself, at once or by way of others.
    static let fallbackCycle = Rule.locked("fallback-cycle")
}

extension FieldReader {
    /// Looks for circles in the chains of `missing`, as they are written; `default` is no locale and closes none.
    mutating func checkCycles(in chains: [String: [Located<String>]]) {
        var reported: Set<Set<String>> = []
        for (locale, chain) in chains.sorted(by: { $0.key < $1.key }) {
            for other in chain where other.value == locale {
                report(
                    .fallbackCycle, at: other.offset, "“\(locale)” cannot stand in for itself",
                    suggestion: "leave it out of the chain")
            }
            var seen: Set<String> = []
            for other in chain where other.value != locale && !seen.insert(other.value).inserted {
                report(.duplicateLocale, at: other.offset, "“\(other.value)” stands in this chain twice")
            }
            guard let way = Self.way(from: locale, chains), reported.insert(Set(way)).inserted else { continue }
            let offset = chain.first { $0.value == way[1] }?.offset ?? self.offset
            report(
                .fallbackCycle, at: offset, "these stand in for one another: \(way.joined(separator: ", "))",
                suggestion: "end one of the chains before it comes back")
        }
    }

    /// The locales by which a locale leads back to itself, it first and last; nil where it does not.
    private static func way(from locale: String, _ chains: [String: [Located<String>]]) -> [String]? {
        var ways = [[locale]]
        var seen: Set<String> = []
        while !ways.isEmpty {
            let way = ways.removeFirst()
            for next in chains[way[way.count - 1]] ?? [] {
                if next.value == locale {
                    if way.count > 1 { return way + [locale] }
                } else if seen.insert(next.value).inserted {
                    ways.append(way + [next.value])
                }
            }
        }
        return nil
    }
}
