import Campaigns
import Clients

/// Puts the rows of one campaign in one locale into its translation's file.
struct TranslationMerge {
    private let campaign: Campaign
    private let locale: String
    private let source: TranslatableText
    private let fingerprint: String
    private let existing: CampaignText?
    private let existingText: TranslatableText?
    private let addresses: LocalizedAddresses
    /// What is wrong with the rows, and what is worth knowing.
    private(set) var findings: [Diagnostic] = []

    init(_ campaign: Campaign, locale: String) {
        self.campaign = campaign
        self.locale = locale
        source = TranslatableText(sourceOf: campaign)
        fingerprint = SourceFingerprint.of(campaign.source)
        existing = campaign.translations[locale]
        existingText = existing.map(TranslatableText.init)
        addresses = LocalizedAddresses(existingText, for: source)
    }

    /// The file; nil where a row is refused, or none is finished.
    mutating func translation(of rows: [ImportedRow]) -> ImportedTranslation? {
        guard let first = rows.first, areShort(rows) else { return nil }
        let accepted = keepingChanges(besides: accepted(of: rows), of: rows)
        let isRefused = findings.contains { $0.severity == .error }
        let unfinished = rows.count { $0.row.isUnfinished }
        if unfinished > 0 { reportUnfinished(unfinished, of: rows) }
        guard !isRefused, !accepted.isEmpty else { return nil }
        let outdated = rows.compactMap(\.row.key?.fingerprint).first { $0 != fingerprint }
        var places: [Int] = []
        do {
            places = try BlockPairing(source: source, isChanged: outdated != nil, rows: rows).places
            return try file(accepted, of: rows, places: places, outdated: outdated, at: first.position)
        } catch {
            let field = error.block.map { TranslatableField.text(places[$0] + 1) }
            let row = rows.first { field != nil && $0.row.key?.field == field }
            let position = error.position ?? row?.targetPosition ?? first.position
            report(error.rule, position, error.sentence, suggestion: error.suggestion)
            return nil
        }
    }

    /// Whether rows say what nobody has sent out, and the translation here does not say: a translator's work.
    func holdsWork(_ rows: [ImportedRow]) -> Bool {
        let known = Set((existingText?.fields ?? []).map { TranslationFingerprint.of($0.parts) })
        return rows.contains { row in
            guard let key = row.row.key, !row.row.isUnfinished, !row.row.isLongerThanFiles else {
                return row.row.isLongerThanFiles
            }
            let original = RowSource.parts(of: row.row, key: key, source: source, fingerprint: fingerprint)
            let resolution = RowResolution(of: key.field, source: original)
            // What would be refused is a translator's work as well.
            guard let parts = try? resolution.parts(of: row.row.target, sent: key.translation) else { return true }
            return ![parts, addresses.applied(to: parts)].map(TranslationFingerprint.of).contains {
                $0 == key.translation || known.contains($0)
            }
        }
    }

    /// Whether no row is longer than all of a file may be: it is not read as Markdown, which could take hours.
    private mutating func areShort(_ rows: [ImportedRow]) -> Bool {
        let long = rows.filter { $0.row.isLongerThanFiles }
        for row in long {
            report(
                .fileTooLarge, row.position,
                "this text is longer than a campaign's file may be, which is \(CampaignReader.sizeLimit) bytes",
                suggestion: "an announcement is a few paragraphs; shorten the text, and import it again")
        }
        return long.isEmpty
    }

    /// The parts of the rows that may be written.
    private mutating func accepted(of rows: [ImportedRow]) -> [TranslatableField: [Inline]] {
        var accepted: [TranslatableField: [Inline]] = [:]
        for row in rows where !row.row.isUnfinished {
            guard let key = row.row.key else { continue }
            let original = RowSource.parts(of: row.row, key: key, source: source, fingerprint: fingerprint)
            do {
                let parts = addresses.applied(
                    to: try RowResolution(of: key.field, source: original)
                        .parts(of: row.row.target, sent: key.translation))
                let comparison = PlaceholderComparison(with: original, localizedURLs: addresses.all)
                let problems = comparison.problems(in: parts)
                for (problem, position) in zip(problems, row.positions(of: problems)) {
                    report(.lostPlaceholder, position, "\(key.field.name) of \(key.campaign): \(problem.sentence)")
                }
                if parts != original, isKeyword(original, of: key.field) {
                    report(
                        .lostPlaceholder, row.targetPosition,
                        "\(key.field.name) of \(key.campaign): “\(original.plain)” is lost, which stands for words of the "
                            + "phone's own")
                }
                if let other = accepted[key.field], other != parts {
                    report(
                        .exchangeRow, row.position, "\(key.field.name) of \(key.campaign) is here twice, differently")
                }
                accepted[key.field] = parts
            } catch {
                report(
                    error.rule, row.position(ofItem: error.item),
                    "\(key.field.name) of \(key.campaign): \(error.sentence)")
            }
        }
        return accepted
    }

    /// The rows' parts, but for those that came back as they were sent out: what has been changed here since is newer.
    /// Where the translation has other blocks than the source, nobody knows which of them a row is.
    private func keepingChanges(
        besides accepted: [TranslatableField: [Inline]], of rows: [ImportedRow]
    ) -> [TranslatableField: [Inline]] {
        guard let existingText else { return accepted }
        let earlier = EarlierText(existingText, for: source)
        var accepted = accepted
        let hasItsForm = existingText.matches(source)
        for key in rows.compactMap(\.row.key)
        where key.fingerprint == fingerprint && (hasItsForm || !key.field.isMarkdown) {
            guard let exported = key.translation, let new = accepted[key.field], let old = earlier[key.field],
                !old.plain.isEmpty, TranslationFingerprint.of(new) == exported
            else { continue }
            accepted[key.field] = old
        }
        return accepted
    }

    /// Whether a title or a text is a word in place of which a client shows others: one that asks for a review.
    private func isKeyword(_ original: [Inline], of field: TranslatableField) -> Bool {
        guard campaign.source.buttons[.review] != nil else { return false }
        let isWhole = field == .title || field == .text(1) && source.body.places.count == 1
        return isWhole && ClientCatalogue.keywords(of: campaign.clients).contains(original.plain)
    }

    private mutating func file(
        _ accepted: [TranslatableField: [Inline]], of rows: [ImportedRow], places: [Int], outdated: String?,
        at position: SourcePosition
    ) throws(MergeFailure) -> ImportedTranslation {
        var text = existing.map { TranslationText($0) } ?? TranslationText(newFor: campaign.source)
        let isCurrent = existing.map { TranslationState(comparing: $0, with: fingerprint) == .translated } ?? false
        var missing: [TranslatableField] = []
        for field in source.frontMatterFields {
            guard let parts = accepted[field] else {
                if !isCurrent || existingText?[field] == nil { missing.append(field) }
                continue
            }
            if existingText?[field] != parts { try written { () throws in try text.set(field, to: parts.plain) } }
        }
        let bodies = TranslatedBody(
            source: source, existing: existingText, isCurrent: isCurrent,
            texts: places.map { accepted[.text($0 + 1)] })
        missing += bodies.missing.map { .text($0 + 1) }
        if let body = try bodies.bytes(hasBody: existing?.hasBody == true) {
            if isCurrent, existing?.hasBody == true, existingText?.matches(source) == false {
                reportReplacement(at: position)
            }
            try written { () throws in try text.set(body: body) }
        }
        if missing.isEmpty || existing == nil {
            let stamp = outdated ?? fingerprint
            if existing?.sourceHash?.value != stamp { try written { () throws in try text.set(source: stamp) } }
        }
        try checkSize(of: text.bytes)
        if outdated != nil {
            reportChange(at: position)
            if let existing, isCurrent, text.bytes != existing.file.bytes {
                reportStep(backFrom: existing, at: position)
            }
        } else {
            reportLost(accepted, of: rows)
        }
        if !missing.isEmpty {
            reportMissing(missing, at: position, hasTexts: accepted.keys.contains(where: \.isMarkdown))
        }
        return ImportedTranslation(
            campaign: campaign.id, locale: locale, path: existing?.file.path ?? newPath, bytes: text.bytes,
            before: existing?.file.bytes, rows: accepted.count, isStale: outdated != nil,
            isIncomplete: !missing.isEmpty)
    }

    private mutating func reportMissing(_ missing: [TranslatableField], at position: SourcePosition, hasTexts: Bool) {
        let keeps = hasTexts && missing.contains(where: \.isMarkdown)
        report(
            .incompleteTranslation, position,
            "\(missing.count) of \(source.fields.count) texts of \(campaign.id) in “\(locale)” are still missing"
                + (keeps ? ", so its Markdown is not written yet" : ""),
            suggestion: "translate the rest and import it again, all files by one command")
    }

    /// What is larger than what is read would be an error of the workspace from then on.
    private func checkSize(of bytes: [UInt8]) throws(MergeFailure) {
        guard bytes.count > CampaignReader.sizeLimit else { return }
        throw MergeFailure(
            rule: .fileTooLarge,
            sentence: CampaignReader.wouldBeTooLarge(existing?.file.path ?? newPath),
            suggestion: "an announcement is a few paragraphs; shorten the translation, and import it again")
    }

    private var newPath: String {
        CampaignFileName.path(ofTranslationInto: locale, beside: campaign.source.file.path)
    }

    private func written(_ change: () throws -> Void) throws(MergeFailure) {
        do {
            try change()
        } catch {
            throw MergeFailure(
                rule: .exchangeRow,
                sentence:
                    "the front matter of \(existing?.file.path ?? newPath) is written in a way that cannot be changed",
                suggestion: "write its fields one to a line")
        }
    }

    private mutating func report(
        _ rule: Rule, _ position: SourcePosition, _ message: String, suggestion: String? = nil
    ) {
        findings.append(
            Diagnostic(
                rule, at: position, message, suggestion: suggestion, campaign: campaign.id, locales: [locale]))
    }

    /// Tells of a translation that was right for its source and yet had other paragraphs: somebody had meant that.
    private mutating func reportReplacement(at position: SourcePosition) {
        report(
            .replacedTranslation, position,
            "\(existing?.file.path ?? newPath) has other paragraphs, lists or headings than its source, and is written anew in "
                + "the source's form",
            suggestion: "where the translation is to have something of its own, put it back by hand")
    }

    /// Tells of texts that somebody has changed here since they were exported, and that other ones replace now.
    private mutating func reportLost(_ accepted: [TranslatableField: [Inline]], of rows: [ImportedRow]) {
        guard let existing, let existingText else { return }
        let earlier = EarlierText(existingText, for: source)
        for row in rows {
            guard let key = row.row.key, let new = accepted[key.field], let old = earlier[key.field], old != new,
                !old.plain.isEmpty, TranslationFingerprint.of(old) != key.translation
            else { continue }
            let change = key.translation == nil ? "translated" : "changed"
            report(
                .replacedTranslation, row.targetPosition,
                "\(key.field.name) of \(existing.file.path) has been \(change) since it was exported: “\(old.plain)” gives way "
                    + "to “\(new.plain)”",
                suggestion: "where what was here is to stay, put it back by hand")
        }
    }

    /// Tells of a translation that was right for the source as it is now, and that one of an earlier source replaces.
    private mutating func reportStep(backFrom existing: CampaignText, at position: SourcePosition) {
        report(
            .replacedTranslation, position,
            "\(existing.file.path) is made from the source as it is now, and gives way to a translation of an earlier one",
            suggestion: "see in version control what it was, and put back by hand what was right")
    }

    private mutating func reportUnfinished(_ count: Int, of rows: [ImportedRow]) {
        guard let first = rows.first(where: \.row.isUnfinished) else { return }
        let reasons = Set(rows.compactMap { $0.row.isUnfinished ? $0.row.unfinished ?? "empty" : nil }).sorted()
        report(
            .unfinishedRows, first.position,
            "\(count) of \(rows.count) rows of \(campaign.id) in “\(locale)” are not translated yet "
                + "(\(reasons.joined(separator: ", "))), and are passed over")
    }

    private mutating func reportChange(at position: SourcePosition) {
        report(
            .changedSource, position,
            "\(campaign.source.file.path) has changed since it was exported, so its translation into “\(locale)” "
                + "is stale",
            suggestion: "newsadmin translate export --locale \(locale) has the rows again")
    }
}

/// Why no file can be made of rows.
struct MergeFailure: Error {
    var rule: Rule
    var sentence: String
    var suggestion: String?
    var position: SourcePosition?
    /// The block of the source, from 0, whose translation it is about; nil where it is not a single one.
    var block: Int?
}

extension ExchangeRow {
    /// Whether there is no translation that may be used.
    var isUnfinished: Bool { unfinished != nil || target.isBlank }

    /// Whether its source or its translation is longer than a campaign's file may be.
    var isLongerThanFiles: Bool {
        [source, target].contains { items in
            items.reduce(0) { $0 + $1.characters.utf8.count } > CampaignReader.sizeLimit
        }
    }
}
