import Campaigns
import Files

extension PropertyValue {
    /// The value with the entries of all dictionaries in the order of their names, and none that are null.
    ///
    /// Whole numbers are whole ones, because clients do not tell 1.0 from 1, and dates are whole seconds, because a
    /// published property list holds no fractions.
    var canonical: PropertyValue {
        switch self {
        case .dictionary(let entries):
            .dictionary(
                entries.filter { $0.value != .null }
                    .map { Entry($0.key, $0.value.canonical) }
                    .sorted { $0.key.isBytewiseLess(than: $1.key) })
        case .array(let values): .array(values.map(\.canonical))
        case .real(let number): .whole(number)
        case .date(let instant): .date(Instant(seconds: instant.seconds))
        default: self
        }
    }

    /// The dictionary without the entries of these names.
    func removing(_ names: Set<String>) -> PropertyValue {
        .dictionary((dictionary ?? []).filter { !names.contains($0.key) })
    }
}
