import Campaigns

extension ISmartNewsClient {
    /// Checks what `raw` replaces: the library ignores the case of names, except of those that say what an element is.
    func checkRaw(of block: ISmartNewsBlock, replacing own: [PropertyValue], _ findings: inout ClientFindings) {
        findings.checkRaw(
            block.raw, at: block.offset, replacing: own, identity: block.form.isItem ? "uuid" : nil, ignoringCase: true)
        guard !block.form.isItem else { return }
        for entry in block.raw where ["event", "meta", "segments"].contains(entry.key) {
            findings.report(
                .rawIdentity, at: block.offset, "with “\(entry.key)” under “raw” this is no message, or not only one",
                suggestion: entry.key == "meta"
                    ? "write form: page or form: alert"
                    : "write \(entry.key == "event" ? "events" : entry.key) under clients.ismartnews in newsadmin.yml")
        }
    }
}
