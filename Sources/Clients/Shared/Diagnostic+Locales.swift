import Campaigns

extension [Diagnostic] {
    /// The findings with those that differ in nothing but their locales made into one, where the first of them stood.
    func foldingLocales() -> [Diagnostic] {
        var places: [Diagnostic: Int] = [:]
        var result: [Diagnostic] = []
        for finding in self {
            guard let locales = finding.locales else {
                result.append(finding)
                continue
            }
            var key = finding
            key.locales = nil
            if let place = places[key] {
                result[place].locales?.formUnion(locales)
            } else {
                places[key] = result.count
                result.append(finding)
            }
        }
        return result
    }
}
