extension CampaignReader {
    /// Reads for whom a campaign is.
    func readTargeting(_ reader: inout FieldReader, into settings: inout CampaignSettings) {
        let locales = names(.locales, known: configuration.locales, rule: .unknownLocale, &reader)?.names ?? []
        settings.locales = locales.isEmpty ? configuration.locales : locales
        let clients = names(.clients, known: configuration.clients, rule: .unknownClient, &reader)
        settings.clients = clients?.names ?? configuration.clients
        let everyone = names(
            .clients, under: "everyone", known: configuration.clients, rule: .unknownClient, absent: "none", &reader)
        settings.everyone = everyone?.located ?? []
        for client in settings.everyone where !settings.clients.contains(client.value) {
            reader.report(
                .everyoneOfNobody, at: client.offset, "“\(client.value)” is not one of the campaign's clients",
                suggestion: "add it to clients, or leave it out here")
        }
        let bounds = reader.nested(
            "versions", usual: "min", meant: MeantField.versionSuggestion, { Self.bounds(&$0) })
        if let bounds { settings.versions = bounds }
        settings.systemBefore = reader.nested("system", usual: "before") { $0.systemVersion("before") } ?? nil
    }

    /// The names of a list that are known, in the known names' own order; nil if there is no list, which means `meaning`.
    private func names(
        _ kind: NameKind, under key: String? = nil, known: [String], rule: Rule, absent meaning: String = "all",
        _ reader: inout FieldReader
    ) -> (names: [String], located: [Located<String>])? {
        let key = key ?? kind.rawValue
        guard let texts = reader.texts(key) else { return nil }
        for text in texts.value where !known.contains(text.value) {
            reader.report(
                rule, at: text.offset, "“\(text.value)” is none of the workspace's \(kind.rawValue)",
                suggestion: text.value.contains(",")
                    ? "write several in brackets: [\(text.value)]" : kind.suggestion(for: text.value, among: known))
        }
        let located = texts.value.filter { known.contains($0.value) }
        if texts.value.isEmpty {
            reader.report(
                .emptyList, at: texts.offset, "“\(key)” is empty", suggestion: "leave it out to mean \(meaning)")
        }
        return (known.filter { name in located.contains { $0.value == name } }, located)
    }

    private static func bounds(_ reader: inout FieldReader) -> VersionBounds {
        var bounds = VersionBounds(minimum: reader.version("min"))
        let last = reader.version("max")
        let first = reader.version("before")
        if let last, let first {
            reader.report(
                .contradictingBounds, at: first.offset, "“max” and “before” are two upper bounds",
                suggestion: "keep max: \(last.value.text) (inclusive) or before: \(first.value.text) (exclusive)")
        }
        bounds.upper = last.map { .through($0) } ?? first.map { .before($0) }
        if let minimum = bounds.minimum, let upper = bounds.upper, !bounds.contains(minimum.value) {
            switch upper {
            case .through(let last):
                reader.report(
                    .contradictingBounds, at: minimum.offset,
                    "“min” \(minimum.value.text) is above “max” \(last.value.text), so no version is meant")
            case .before(let first):
                reader.report(
                    .contradictingBounds, at: minimum.offset,
                    "“min” \(minimum.value.text) is not below “before” \(first.value.text), so no version is meant")
            }
        }
        return bounds
    }

    /// Reads from when to when it may be shown.
    func readWindow(_ reader: inout FieldReader, into settings: inout CampaignSettings) {
        let start = reader.moment("start", by: configuration.clock)
        let end = reader.moment("end", by: configuration.clock)
        settings.window = Window(start: start?.value, end: end?.value)
        settings.windowOffsets = (start?.offset, end?.offset)
        settings.hasUnreadableDates =
            [("start", start), ("end", end)].contains { name, moment in
                moment == nil && reader.entry(name)?.value.isNull == false
            }
        if let start, let end, end.value <= start.value {
            reader.report(
                .endBeforeStart, at: end.offset, "“end” is not after “start”, so the campaign is never shown",
                suggestion: "exchange them, or move the end")
        }
    }
}
