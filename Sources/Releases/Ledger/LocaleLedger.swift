import Campaigns
import Clients
import Files

/// What was approved and released in one locale, as its verified files say.
public struct LocaleLedger: Sendable {
    /// The locale.
    public var locale: String
    /// The approvals, by the hash of their files.
    public var approvals: [String: Approval] = [:]
    /// The releases, the first one first.
    public var releases: [ReleaseManifest] = []
    /// The SHA-256 of each release's manifest, in the same order.
    public var manifestHashes: [String] = []
    /// What was sent.
    public var sendings = SendingHistory()
    /// What is wrong with its files; where there is anything, nothing may be built on it.
    public var findings: [Diagnostic] = []
    /// The sizes in bytes of the files that are kept under their hash.
    public var fileSizes: [String: Int] = [:]
    /// The SHA-256 of the files that are kept under it and that nothing here needs: a release that a merge left behind did.
    public var spareFiles: Set<String> = []

    /// The SHA-256 of each image that it has, by its path below `public/`.
    public private(set) var imageHashes: [String: String] = [:]

    /// A ledger without any files.
    init(locale: String) {
        self.locale = locale
    }

    /// The newest release; nil where there was none yet. Phones get it now, unless it was made as of a later moment.
    public var current: ReleaseManifest? { releases.last }

    /// The release of a number; nil where there is none.
    public func release(_ number: Int) -> ReleaseManifest? {
        number >= 1 && number <= releases.count ? releases[number - 1] : nil
    }

    /// Whether any of its releases holds a message of a campaign.
    public func hasReleased(_ campaign: String) -> Bool {
        releases.contains { $0.message(of: campaign) != nil }
    }

    /// The approvals of a message's content, with the hashes of their files, in order of time.
    public func approvals(of content: String, campaign: String) -> [(file: String, approval: Approval)] {
        approvalsByMessage[Approved(campaign: campaign, content: content)] ?? []
    }

    /// The approvals of everything a campaign ever said, the latest first.
    public func contentsApproved(of campaign: String) -> [String] {
        approvedContents[campaign] ?? []
    }

    private struct Approved: Hashable, Sendable {
        var campaign: String
        var content: String
    }

    private var approvalsByMessage: [Approved: [(file: String, approval: Approval)]] = [:]
    private var approvedContents: [String: [String]] = [:]

    /// Notes the images of its releases and approvals, once both were read.
    mutating func noteImages() {
        for release in releases { noteImages(of: release) }
        for approval in approvals.values { imageHashes.merge(approval.images) { first, _ in first } }
    }

    private mutating func noteImages(of release: ReleaseManifest) {
        let images = ServedFolder.path(of: "assets/")
        for files in release.states.values {
            for (path, hash) in files where path.hasPrefix(images) { imageHashes[path] = hash }
        }
    }

    /// Adds a release, so that the ledger says what its files will say once that is written.
    ///
    /// - Parameters:
    ///   - release: the one after the current one.
    ///   - files: the bytes that it rests on and the ledger did not have.
    public mutating func append(_ release: ReleaseManifest, keeping files: [[UInt8]]) {
        precondition(release.number == releases.count + 1, "a release follows the one before it")
        releases.append(release)
        manifestHashes.append(SHA256Digest(of: release.bytes).hexadecimal)
        for bytes in files { fileSizes[SHA256Digest(of: bytes).hexadecimal] = bytes.count }
        noteImages(of: release)
    }

    /// Adds the approvals that were read, each with the hash of its file and that of its message.
    mutating func add(_ read: [(file: String, message: String, approval: Approval)]) {
        let ordered = read.sorted { ($0.approval.time, $0.file) < ($1.approval.time, $1.file) }
        for item in ordered {
            let campaign = item.approval.message.campaign
            approvals[item.file] = item.approval
            approvalsByMessage[Approved(campaign: campaign, content: item.message), default: []].append(
                (item.file, item.approval))
            approvedContents[campaign, default: []].removeAll { $0 == item.message }
            approvedContents[campaign, default: []].insert(item.message, at: 0)
        }
    }
}
