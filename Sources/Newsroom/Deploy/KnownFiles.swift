import Campaigns
import Delivery
import Files
import Releases

/// What the ledger of a locale knows of the place that phones download from.
struct KnownFiles {
    /// The places of the feeds, views and pages that any of its releases had.
    let places: Set<String>
    private let timeline: ServedTimeline
    private let sizes: [String: Int]
    private let spare: Set<String>
    private let reader: ContentReader

    init?(_ ledger: LocaleLedger, at now: Instant, folder: String) {
        guard let timeline = ServedTimeline(of: ledger, at: now), timeline.due.release != nil else { return nil }
        self.timeline = timeline
        places = ledger.everyServedPath.filter { ServedFile.kind(of: $0) != .asset }
        sizes = ledger.fileSizes
        spare = ledger.spareFiles
        reader = ContentReader(folder: folder)
    }

    /// The places of its feeds as they are due.
    var feeds: [String] { timeline.due.files.keys.filter { ServedFile.kind(of: $0) == .feed } }

    /// Why it was not put there by what is known here; nil where it was, as far as is known.
    func foreignKind(of held: HeldFile, at path: String) -> ForeignKind? {
        let hash = SHA256Digest(of: held.bytes).hexadecimal
        // Also where the merge was settled: whether what the other release took back is to return, a person has to say.
        if spare.contains(hash) { return .setAside }
        guard sizes[hash] != nil || timeline.due.files[path] == hash else {
            return isBeginning(held.bytes, at: path) ? nil : .unknown
        }
        return isLater(held.time, at: path) ? .later : nil
    }

    /// Whether a file of a SHA-256 and a time was not put there by what is known here.
    func isForeign(_ hash: String, _ time: Int64?, at path: String) -> Bool {
        spare.contains(hash) || sizes[hash] == nil || isLater(time, at: path)
    }

    /// Whether a time is none of those that files are given here, and later than what is due: a withdrawal that is not
    /// known here may have given back an earlier text.
    private func isLater(_ time: Int64?, at path: String) -> Bool {
        guard let time, time > timeline.since(path).seconds else { return false }
        return !timeline.states.contains { $0.since.seconds == time }
    }

    /// Whether it is the beginning of a file that any release had there: some servers keep it when a transfer breaks off.
    private func isBeginning(_ bytes: [UInt8], at path: String) -> Bool {
        Set(timeline.states.compactMap { $0.files[path] }).contains { hash in
            guard let size = sizes[hash], size > bytes.count,
                let whole = try? reader.bytes(hash, locale: timeline.locale ?? "")
            else { return false }
            return whole.starts(with: bytes)
        }
    }

    /// What a file holds that was not put there by what is known here.
    enum ForeignKind {
        /// What no release has.
        case unknown
        /// What a release has, from a time at which it was no longer to be there.
        case later
        /// What a release on another branch had, which a merge has set aside.
        case setAside
    }
}
