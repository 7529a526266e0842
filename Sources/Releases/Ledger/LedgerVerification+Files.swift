import Campaigns

extension LedgerVerification {
    /// Reads the approvals, and looks whether those are there that releases rest on.
    mutating func readApprovals() {
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

    /// Looks whether the files are there that releases and approvals rest on, and whole.
    mutating func checkFiles() {
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
                report(
                    .ledgerMissing, path, "\(owner) rests on this file, which is not there")
                continue
            }
            ledger.fileSizes[hash] = content.size
            if content.hash != hash {
                report(
                    .ledgerAltered, path, "its SHA-256 is not the one in its name")
            }
        }
    }
}
