import Campaigns

extension ISmartNewsClient {
    /// Checks an element as it is written, `raw` included, for what crashes the library.
    func checkElement(
        _ element: PropertyValue, locale: String, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) {
        let count = findings.findings.count { $0.rule == .ismartnewsCrash }
        checkTypes(of: element, block: block, &findings)
        // Whatever else the library does not survive is left to the simulated phone.
        guard findings.findings.count(where: { $0.rule == .ismartnewsCrash }) == count,
            case .crash(let reason) = ISmartNewsCompiledFeed.Variant(
                [ISmartNewsElement(element.dictionary ?? [])], context: settledContext(locale: locale)
            )
            .elements.first
        else { return }
        findings.report(
            .ismartnewsCrash, at: block.offset, "iSmartNews crashes: \(reason)", suggestion: "correct it under raw")
    }

    /// Checks values that are known to crash the library.
    private func checkTypes(
        of element: PropertyValue, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) {
        func offset(_ key: String) -> Int? { block.raw.offset(of: key) ?? block.offset }
        if let event = element["event"], event.dictionary == nil {
            crash("event", "a mapping", at: offset("event"), &findings)
        }
        for entry in (element["meta"] ?? element).dictionary ?? [] where Self.isNamed("queue", entry.key) {
            checkQueue(entry.value.string ?? "", at: block.queue?.offset ?? offset(entry.key), &findings)
        }
        guard let item = element["meta"]?.dictionary else { return }
        for entry in item {
            let offset = offset(entry.key)
            if Self.isNamed("urls", entry.key), entry.value.array?.allSatisfy({ $0.string != nil }) != true {
                crash("urls", "a list of texts", at: offset, &findings)
            }
            if Self.isNamed("removeadsaction", entry.key), entry.value.number != nil || entry.value.boolean != nil {
                crash("removeAdsAction", "text", at: offset, &findings)
            }
            if Self.isNamed("dates", entry.key) {
                for range in entry.value.array ?? [] {
                    for part in range.dictionary ?? []
                    where Self.isNamed("shownlimit", part.key) && part.value.string != nil {
                        crash("shownLimit", "a number", at: offset, &findings)
                    }
                    checkSaving(of: range, at: offset, &findings)
                }
            }
            if entry.key.hasPrefix("/") { checkInlineAlert(entry, at: offset, &findings) }
        }
    }

    private func checkInlineAlert(_ alert: PropertyValue.Entry, at offset: Int?, _ findings: inout ClientFindings) {
        guard let (key, kind) = Self.crash(inAlert: alert.value, version: settings.clientVersion) else { return }
        findings.report(
            .ismartnewsCrash, at: offset,
            "“\(alert.key).\(key)” is \(kind) in an alert of an item, which crashes iSmartNews",
            suggestion: "leave it out under raw")
    }

    /// What crashes the library in an alert within an item, and of what kind it is; nil where nothing does.
    ///
    /// The library makes an address of the alert, which it can of texts only. Most that is of a wrong type it has passed
    /// over by then, but not numbers, dates and a style where they belong. An alert without wording it drops before.
    static func crash(inAlert alert: PropertyValue, version: ISmartNewsVersion) -> (key: String, kind: String)? {
        let entries = alert.dictionary ?? []
        func isOneOf(_ names: [String], _ key: String) -> Bool { names.contains { isNamed($0, key) } }
        guard entries.contains(where: { $0.value.string != nil && isOneOf(["title", "text"], $0.key) }) else {
            return nil
        }
        for entry in entries {
            switch entry.value {
            case .integer, .real, .boolean:
                guard isOneOf(["repeat", "always", "allowalliphoneorientations"], entry.key) else { continue }
                return (entry.key, "a number")
            case .date where isOneOf(["start", "end"], entry.key): return (entry.key, "a date")
            case .dictionary where version == .v496 && isNamed("style", entry.key): return (entry.key, "a style")
            default: continue
            }
        }
        return nil
    }

    private func crash(_ key: String, _ expected: String, at offset: Int?, _ findings: inout ClientFindings) {
        findings.report(
            .ismartnewsCrash, at: offset, "“\(key)” must be \(expected), or it crashes iSmartNews",
            suggestion: "correct it under raw")
    }

    /// Whether a key is `name` or one of its variants for languages and devices.
    static func isNamed(_ name: String, _ key: String) -> Bool {
        let key = key.lowercased()
        return key == name || key.hasPrefix(name + "_")
    }
}

extension Rule {
    /// A value of a type that crashes the library.
    static let ismartnewsCrash = Rule.locked("ismartnews-crash")
}
