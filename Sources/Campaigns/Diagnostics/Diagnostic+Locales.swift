extension Sequence<Diagnostic> {
    /// The findings with those that differ in nothing but their locales made into one, where the first of them stood.
    func foldingLocales() -> [Diagnostic] {
        var places: [Diagnostic: Int] = [:]
        var result: [Diagnostic] = []
        for finding in self {
            var key = finding
            key.locales = nil
            guard let place = places[key] else {
                places[key] = result.count
                result.append(finding)
                continue
            }
            if let locales = finding.locales {
                result[place].locales?.formUnion(locales)
            } else {
                result[place].locales = nil
            }
        }
        return result
    }
}
