import Campaigns
import Delivery
import Files
import Releases

/// What the ledger of a locale knows of the place that phones download from.
struct KnownFiles {
    /// The places of its feeds, views and pages as they are due.
    let places: Set<String>
    /// Whether the locale itself is deployed; of another one, a feed of all languages rests on its releases.
    let isDeployed: Bool
    private let sizes: [String: Int]

    init?(_ ledger: LocaleLedger, at now: Instant, isDeployed: Bool) {
        guard let timeline = ServedTimeline(of: ledger, at: now), timeline.due.release != nil else { return nil }
        places = Set(timeline.due.files.keys.filter { ServedFile.kind(of: $0) != .asset })
        sizes = ledger.fileSizes
        self.isDeployed = isDeployed
    }

    /// Whether any release of the locale had these bytes.
    func has(_ bytes: [UInt8]) -> Bool { sizes[SHA256Digest(of: bytes).hexadecimal] == bytes.count }
}

extension DeployContent {
    /// The locales of which the place holds something that no release here has, because somebody has released elsewhere or
    /// the place had feeds before; nothing is to be written there.
    ///
    /// - Parameters:
    ///   - writes: the files that would be written.
    ///   - depot: the place.
    func strangers(before writes: [DeployFile], at depot: any Depot) throws(DeployProblem) -> [Refusal] {
        let coming = Dictionary(keepingFirst: writes.map { ($0.path, $0.bytes) })
        var owners: [String: String] = [:]
        for (locale, files) in known {
            for place in files.places
            where files.isDeployed ? coming[place] != nil : ServedFile.kind(of: place) == .feed {
                owners[place] = locale
            }
        }
        var counts: [String: Int] = [:]
        for (path, held) in try depot.contents(of: owners.keys.sorted()) {
            guard let locale = owners[path], known[locale]?.has(held) == false else { continue }
            // Some servers keep the beginning of a file whose transfer broke off.
            if coming[path]?.starts(with: held) == true { continue }
            counts[locale, default: 0] += 1
        }
        return counts.sorted { $0.key < $1.key }.map { locale, files in
            Refusal(locale: locale, ReleaseObstacle.strangersSentence(files))
        }
    }
}
