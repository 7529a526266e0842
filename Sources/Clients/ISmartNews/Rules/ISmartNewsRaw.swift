import Campaigns

extension ISmartNewsClient {
    /// Checks what `raw` replaces: the library ignores the case of names, except of those that say what an element is.
    func checkRaw(of block: ISmartNewsBlock, replacing own: [PropertyValue], _ findings: inout ClientFindings) {
        findings.checkRaw(
            block.raw, replacing: own, identity: block.form.isItem ? "uuid" : nil, ignoringCase: true)
        checkNames(of: block, beside: own.first, &findings)
        guard !block.form.isItem else { return }
        findings.checkAddress(
            "link", in: block.raw, ignoringCase: true, schemes: context.configuration.app.schemes)
        for entry in block.raw.entries where ["event", "meta", "segments"].contains(entry.key) {
            findings.report(
                .rawIdentity, at: block.raw.offset(of: entry.key),
                "with “\(entry.key)” under “raw” this is no message, or not only one",
                suggestion: entry.key == "meta"
                    ? "write form: page or form: alert"
                    : "write \(entry.key == "event" ? "events" : entry.key) under clients.ismartnews in newsadmin.yml")
        }
    }

    /// Checks names of which phones take any: inside of entries those that differ in case only, and those with conditions
    /// on the system that hold together.
    private func checkNames(
        of block: ISmartNewsBlock, beside own: PropertyValue?, _ findings: inout ClientFindings
    ) {
        for pair in ISmartNewsFoldedNames.pairs(in: .dictionary(block.raw.entries)) where pair.path.steps.count > 1 {
            findings.report(
                .rawReplaces, at: block.raw.offset(under: pair.path),
                "\(pair.path) and “\(pair.other)” differ in case only, and phones take either of them",
                suggestion: "keep one of them")
        }
        guard settings.clientVersion == .v496 else { return }
        let others = (own?.dictionary ?? []).compactMap { ISmartNewsConditionedKey($0.key) }
        let keys = block.raw.entries.compactMap { ISmartNewsConditionedKey($0.key) }
        for (place, key) in keys.enumerated() {
            guard let other = (others + keys[..<place]).first(where: key.isMixedUp) else { continue }
            findings.report(
                .rawReplaces, at: block.raw.offset(of: key.key),
                "where “\(key.key)” and “\(other.key)” both hold, phones take either, or the one without a condition",
                suggestion: "write conditions that never hold together, the same for all languages")
        }
    }
}
