import Campaigns

extension LedgerVerification {
    /// Follows the chain of releases from `current` back to the first one.
    mutating func readReleases() {
        guard let newest = newest() else { return }
        let chain = chain(from: newest)
        guard chain.isWhole else {
            // A chain that breaks says nothing reliable about the releases that it still reaches.
            isIncomplete = true
            return
        }
        ledger.releases = chain.manifests.reversed().map(\.manifest)
        ledger.manifestHashes = chain.manifests.reversed().map(\.hash)
        checkTrust()
    }

    /// What `current` names; nil where it names nothing.
    private mutating func newest() -> (number: Int, hash: String)? {
        guard let content = content(LedgerPath.current) else {
            if contents.keys.contains(where: { LedgerPath.isRelease($0) && !unfinished.contains($0) }) {
                isIncomplete = true
                report(
                    .ledgerMissing, LedgerPath.current, "there are releases, but not the file that ends their chain")
            }
            return nil
        }
        guard let newest = Self.current(content.bytes) else {
            isIncomplete = true
            report(
                .ledgerAltered, LedgerPath.current, "this is not a number and a SHA-256, as in “7 3f0a…”")
            return nil
        }
        return newest
    }

    /// The manifests with their hashes, the newest first, and whether the first release is reached.
    private mutating func chain(
        from newest: (number: Int, hash: String)
    ) -> (manifests: [(manifest: ReleaseManifest, hash: String)], isWhole: Bool) {
        var manifests: [(manifest: ReleaseManifest, hash: String)] = []
        var expected: String? = newest.hash
        var next = newest.number
        while let wanted = expected {
            guard next >= 1 else {
                report(.ledgerAltered, LedgerPath.manifest(1), "it names a release before the first one")
                break
            }
            guard let manifest = manifest(next, hash: wanted) else {
                // Which of the two has changed, nothing else shows.
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
        return (manifests, next == 0 && expected == nil)
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
                .ledgerAltered, path, "its SHA-256 is not the one that the chain of releases has for it")
            return nil
        }
        // With many states, manifests are the most of a ledger.
        defer { forgetBytes(of: path) }
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
}
