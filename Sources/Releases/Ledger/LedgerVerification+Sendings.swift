import Campaigns

extension LedgerVerification {
    /// Reads what was sent. Each record carries its hash in its name; that one was deleted cannot be noticed.
    mutating func readSendings() {
        var sendings: [SendingRecord] = []
        for path in contents.keys.sorted() {
            guard let name = LedgerPath.sending(named: path), let content = content(path) else { continue }
            guard content.hash == name.file else {
                report(.ledgerAltered, path, "its SHA-256 is not the one in its name")
                continue
            }
            do throws(LedgerFormError) {
                let record = try SendingRecord(bytes: content.bytes)
                guard record.campaign == name.campaign, record.locale == ledger.locale, record.message == name.message
                else {
                    report(.ledgerAltered, path, "it is about another message than its name says")
                    continue
                }
                sendings.append(record)
            } catch {
                report(.ledgerForm, path, error.reason)
            }
        }
        ledger.sendings.add(sendings)
    }
}
