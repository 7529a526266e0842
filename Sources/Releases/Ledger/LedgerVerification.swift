import Campaigns
import Files

/// The verification of one locale's ledger: what it says, and what is wrong with it.
struct LedgerVerification {
    /// What was read and found so far.
    var ledger: LocaleLedger
    let contents: [String: LedgerContent]
    private let unfinished: Set<String>
    private let trustedKeys: Set<String>
    private var known: Set<String> = []
    /// Whether a file could not be followed that may lead to others.
    private var isIncomplete = false

    /// - Parameter unfinished: the files that a killed run was about to write.
    init(
        locale: String, contents: [String: LedgerContent], unfinished: Set<String> = [], trustedKeys: Set<String>
    ) {
        self.unfinished = unfinished
        ledger = LocaleLedger(locale: locale)
        self.contents = contents
        self.trustedKeys = trustedKeys
    }

    /// Follows the chain from `current` back to the first release, then looks at approvals and kept files.
    mutating func verify() {
        readReleases()
        readApprovals()
        readSendings()
        ledger.noteImages()
        checkFiles()
    }

    /// Names what is there and belongs to nothing.
    mutating func reportUnknown(among paths: [String]) {
        for path in paths where !known.contains(path) && !unfinished.contains(path) {
            // What a lost file may have led to is not to be deleted.
            if isIncomplete, LedgerPath.isRelease(path) { continue }
            if isIncomplete, let hash = LedgerPath.hash(ofFile: path), let content = contents[path] {
                if content.hash != hash { report(.ledgerAltered, path, "its SHA-256 is not the one in its name") }
                continue
            }
            let isWhole = LedgerPath.hash(ofFile: path).map { $0 == contents[path]?.hash } ?? false
            if isWhole || LedgerReader.isClutter(path) {
                let position = SourcePosition(file: "releases/\(ledger.locale)/\(path)")
                ledger.findings.append(LedgerReader.spare(at: position, locale: ledger.locale))
                continue
            }
            report(
                .ledgerExtra, path, "nothing in the ledger knows this file",
                suggestion: "see where it comes from, and delete it")
        }
    }

    private mutating func readReleases() {
        guard let content = content(LedgerPath.current) else {
            if contents.keys.contains(where: { LedgerPath.isRelease($0) && !unfinished.contains($0) }) {
                isIncomplete = true
                report(
                    .ledgerMissing, LedgerPath.current, "there are releases, but not the file that ends their chain",
                    suggestion: "bring it back from version control")
            }
            return
        }
        guard let (number, hash) = Self.current(content.bytes) else {
            isIncomplete = true
            report(
                .ledgerAltered, LedgerPath.current, "this is not a number and a SHA-256, as in “7 3f0a…”",
                suggestion: "bring it back from version control")
            return
        }
        var manifests: [(ReleaseManifest, String)] = []
        var expected: String? = hash
        var next = number
        while let wanted = expected {
            guard next >= 1 else {
                report(.ledgerAltered, LedgerPath.manifest(1), "it names a release before the first one")
                break
            }
            guard let manifest = manifest(next, hash: wanted) else {
                // Which of the two has changed, nothing else tells.
                if manifests.isEmpty, contents[LedgerPath.manifest(next)]?.hash != wanted {
                    report(
                        .ledgerAltered, LedgerPath.current, "it and \(LedgerPath.manifest(next)) do not fit together",
                        suggestion: "bring both back from version control")
                }
                break
            }
            manifests.append((manifest, wanted))
            expected = manifest.previous
            next -= 1
        }
        if expected == nil, next > 0 {
            report(
                .ledgerAltered, LedgerPath.manifest(next + 1), "it is not the first release, but names none before it")
        }
        // A chain that breaks tells nothing reliable about the releases that it still reaches.
        guard next == 0, expected == nil else {
            isIncomplete = true
            return
        }
        ledger.releases = manifests.reversed().map(\.0)
        ledger.manifestHashes = manifests.reversed().map(\.1)
        checkTrust()
    }

    /// A release that a listed key signed vouches for all before it, because the chain leads from it to them. Those after
    /// the last such release have nobody to vouch for them.
    private mutating func checkTrust() {
        let releases = ledger.releases
        let vouched = releases.lastIndex { $0.key.map(trustedKeys.contains) == true }
        for release in releases[(vouched.map { $0 + 1 } ?? 0)...] where release.key != nil {
            report(
                .ledgerSignature, LedgerPath.signature(release.number),
                "it was signed with a key that is not listed in newsadmin.yml",
                suggestion: "list its public key under release: {keys: […]} if it is one of yours")
        }
        guard let last = releases.last, last.key == nil else { return }
        let path = LedgerPath.manifest(last.number)
        if releases.contains(where: { $0.key != nil }) {
            report(
                .ledgerSignature, path, "it is not signed, and a release before it is",
                suggestion: "see in version control who made it")
        } else if !trustedKeys.isEmpty {
            report(
                .ledgerUnsigned, path, "newsadmin.yml lists keys, and no release is signed yet",
                suggestion: "release again with NEWSADMIN_KEY, which vouches for all before it")
        }
    }

    /// The number and the hash that `current` holds; nil where it holds anything else, were it but a space more.
    static func current(_ bytes: [UInt8]) -> (number: Int, hash: String)? {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), number >= 1, parts[1].hasSuffix("\n") else { return nil }
        let hash = parts[1].dropLast()
        guard LedgerPath.isHash(hash), Array("\(number) \(hash)\n".utf8) == bytes else { return nil }
        return (number, String(hash))
    }

    private mutating func manifest(_ number: Int, hash: String) -> ReleaseManifest? {
        let path = LedgerPath.manifest(number)
        guard let content = content(path) else {
            report(.ledgerMissing, path, "the chain of releases leads here, and there is no such file")
            return nil
        }
        guard content.hash == hash else {
            report(
                .ledgerAltered, path, "its SHA-256 is not the one that the chain of releases has for it",
                suggestion: "bring it back from version control")
            return nil
        }
        let manifest: ReleaseManifest
        do {
            manifest = try ReleaseManifest(bytes: content.bytes)
        } catch {
            report(.ledgerForm, path, error.reason)
            return nil
        }
        guard manifest.number == number, manifest.locale == ledger.locale else {
            report(.ledgerAltered, path, "this is release \(manifest.number) of \(manifest.locale)")
            return nil
        }
        checkSignature(of: manifest, bytes: content.bytes)
        return manifest
    }

    private mutating func checkSignature(of manifest: ReleaseManifest, bytes: [UInt8]) {
        let path = LedgerPath.signature(manifest.number)
        guard let key = manifest.key else { return }
        guard let signature = content(path) else {
            report(.ledgerMissing, path, "the release says that it is signed, and its signature is not there")
            return
        }
        if PublicKey(base64: key)?.verify(signature: signature.bytes, of: bytes) != true {
            report(.ledgerSignature, path, "this is not the signature of the release's manifest")
        }
    }

    private mutating func readApprovals() {
        var approvals: [(file: String, message: String, approval: Approval)] = []
        var unread: Set<String> = []
        for path in contents.keys.sorted() {
            guard let name = LedgerPath.approval(named: path) else { continue }
            unread.insert(name.file)
            guard let content = content(path) else { continue }
            guard content.hash == name.file else {
                report(.ledgerAltered, path, "its SHA-256 is not the one in its name")
                continue
            }
            do throws(LedgerFormError) {
                let approval = try Approval(bytes: content.bytes)
                guard approval.message.campaign == name.campaign, approval.message.locale == ledger.locale,
                    approval.message.hash == name.message
                else {
                    report(.ledgerAltered, path, "it approves another message than its name says")
                    continue
                }
                approvals.append((name.file, name.message, approval))
                unread.remove(name.file)
            } catch {
                report(.ledgerForm, path, error.reason)
            }
        }
        ledger.add(approvals)
        if !unread.isEmpty { isIncomplete = true }
        for release in ledger.releases {
            for hash in release.approvals where ledger.approvals[hash] == nil && !unread.contains(hash) {
                isIncomplete = true
                report(
                    .ledgerMissing, LedgerPath.manifest(release.number),
                    "it rests on the approval \(hash), which is not there",
                    suggestion: "bring approvals/….\(hash).json back from version control")
            }
        }
    }

    private mutating func checkFiles() {
        var wanted: [String: String] = [:]
        for release in ledger.releases {
            let path = LedgerPath.manifest(release.number)
            for message in release.messages { wanted[message.content] = wanted[message.content] ?? path }
            for files in release.states.values {
                for hash in files.values where wanted[hash] == nil { wanted[hash] = path }
            }
        }
        for (file, approval) in ledger.approvals {
            for hash in approval.images.values where wanted[hash] == nil {
                wanted[hash] = LedgerPath.approval(
                    campaign: approval.message.campaign, message: approval.message.hash, file: file)
            }
        }
        for (hash, owner) in wanted.sorted(by: { $0.key < $1.key }) {
            let path = LedgerPath.file(hash)
            guard let content = content(path) else {
                report(.ledgerMissing, path, "\(owner) rests on this file, which is not there")
                continue
            }
            ledger.fileSizes[hash] = content.size
            if content.hash != hash {
                report(
                    .ledgerAltered, path, "its SHA-256 is not the one in its name",
                    suggestion: "bring it back from version control")
            }
        }
    }

    /// A file that belongs to the ledger; nil where it is not there or cannot be read, which is then a finding.
    mutating func content(_ path: String) -> LedgerContent? {
        guard let content = contents[path] else { return nil }
        known.insert(path)
        guard let problem = content.problem else { return content }
        report(.ledgerMissing, path, "the file cannot be read: \(problem)")
        return nil
    }

    mutating func report(_ rule: Rule, _ path: String, _ message: String, suggestion: String? = nil) {
        ledger.findings.append(
            Diagnostic(
                rule, at: SourcePosition(file: "releases/\(ledger.locale)/\(path)"), message, suggestion: suggestion,
                locales: [ledger.locale]))
    }
}
