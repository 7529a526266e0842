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
    private let newest: Int64
    private let reader: ContentReader

    init?(_ ledger: LocaleLedger, at now: Instant, folder: String) {
        guard let timeline = ServedTimeline(of: ledger, at: now), let release = ledger.release(dueAt: now) else {
            return nil
        }
        self.timeline = timeline
        places = ledger.everyServedPath.filter { ServedFile.kind(of: $0) != .asset }
        sizes = ledger.fileSizes
        spare = ledger.spareFiles
        newest = release.time.seconds
        reader = ContentReader(folder: folder)
    }

    /// The places of its feeds as they are due.
    var feeds: [String] { timeline.due.files.keys.filter { ServedFile.kind(of: $0) == .feed } }

    /// Why it was not put there by what is known here; nil where it was, as far as can be told.
    ///
    /// - Parameter settled: the times of releases that a merge has left behind, in whole seconds since 1970.
    func strangeness(of held: HeldFile, at path: String, settled: Set<Int64> = []) -> Strangeness? {
        let hash = SHA256Digest(of: held.bytes).hexadecimal
        if spare.contains(hash) { return isLeftBehind(held, hash: hash) ? nil : .later }
        guard sizes[hash] != nil || timeline.due.files[path] == hash else {
            return isBeginning(held.bytes, at: path) ? nil : .unknown
        }
        if let time = held.time, settled.contains(time) { return nil }
        return isLater(held.time, at: path) ? .later : nil
    }

    /// The times of the releases on other branches that a merge has left behind, as files among these have them.
    func settledTimes(among held: some Sequence<HeldFile>) -> Set<Int64> {
        guard !spare.isEmpty else { return [] }
        return Set(held.filter { isLeftBehind($0, hash: SHA256Digest(of: $0.bytes).hexadecimal) }.compactMap(\.time))
    }

    /// Whether it is of a release on another branch that a merge has left behind: it is among the spare files of the ledger,
    /// and not of a later time than the newest release here, with which the merge was settled.
    private func isLeftBehind(_ held: HeldFile, hash: String) -> Bool {
        spare.contains(hash) && held.time.map { $0 <= newest } ?? true
    }

    /// Whether a file of a SHA-256 and a time was not put there by what is known here.
    func isStrange(_ hash: String, _ time: Int64?, at path: String) -> Bool {
        if spare.contains(hash) { return time.map { $0 > newest } ?? false }
        return sizes[hash] == nil || isLater(time, at: path)
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
    enum Strangeness {
        /// What no release has.
        case unknown
        /// What a release has, from a time at which it was no longer to be there.
        case later
    }
}
