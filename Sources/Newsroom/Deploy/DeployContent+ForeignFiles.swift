import Campaigns
import Delivery
import Releases

extension DeployContent {
    /// Why locales are not deployed, of which the place holds something that no release here has put there: somebody has
    /// released elsewhere, or the place had feeds before.
    ///
    /// - Parameters:
    ///   - steps: what would be written and removed.
    ///   - depot: the place.
    func foreignFileRefusals(before steps: Deployment.Plan, at depot: any Depot) throws(DeployProblem) -> [Refusal] {
        let touched = Set(steps.writes.map(\.path)).union(steps.removals)
        let deployed = Set(releases.map(\.locale))
        let shared = sharedPaths.filter(touched.contains)
        var owners: [String: String] = [:]
        for (locale, files) in known {
            var places: Set<String> = deployed.contains(locale) ? files.places.intersection(touched) : []
            // A feed of all languages rests on the releases of those that are not deployed, too.
            if isShared { places.formUnion(files.feeds) }
            for place in places { owners[place] = locale }
        }
        let held = try depot.contents(of: owners.keys.sorted() + shared.sorted())
        var counts: [String: ForeignFiles] = [:]
        for (path, locale) in owners {
            switch held[path].flatMap({ known[locale]?.foreignKind(of: $0, at: path) }) {
            case .unknown: counts[locale, default: ForeignFiles()].unknown += 1
            case .later: counts[locale, default: ForeignFiles()].later += 1
            case .setAside: counts[locale, default: ForeignFiles()].setAside += 1
            case nil: break
            }
        }
        // What none of the languages has a feed beside was not made here.
        if shared.contains(where: { held[$0] != nil }), !owners.keys.contains(where: { held[$0] != nil }) {
            for locale in deployed { counts[locale, default: ForeignFiles()].unknown += 1 }
        }
        return counts.sorted { $0.key < $1.key }.map { locale, count in
            Refusal(locale: locale, Sentence(count.sentence))
        }
    }
}
