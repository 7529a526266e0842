import Campaigns
import Clients
import Releases

/// What phones see in another language, as releases have it, because a feed that serves several locales cannot hide it.
struct BorrowedTexts {
    /// One message in one locale.
    struct Line {
        /// The campaign's id.
        var campaign: String
        /// The locale whose phones see it in another language.
        var locale: String
        /// The locale whose message they see.
        var source: String
        /// What is to be said, with the way out.
        var warning: Remark
    }

    /// The messages, by client and campaign.
    private(set) var lines: [Line] = []

    /// Looks through what the locales' releases hold.
    ///
    /// - Parameters:
    ///   - context: the workspace; a locale whose ledger has errors is left out.
    ///   - replacing: what releases that are about to be made hold, by locale.
    ///   - isWithdrawing: whether those withdraw what they no longer hold.
    init(on context: ReleaseContext, replacing: [String: [MessageContent]] = [:], isWithdrawing: Bool = false) {
        let locales = context.configuration.locales
        let clients = context.edition.clients.filter { $0.combines(locales) }
        guard !clients.isEmpty else { return }
        let held = Self.held(in: locales, on: context, replacing: replacing)
        var titles: [String: [String: String]] = [:]
        for (locale, contents) in held {
            for content in contents { titles[locale, default: [:]][content.campaign] = content.title }
        }
        for client in clients {
            let name = client.name
            let entries = held.map { locale, contents in
                (
                    locale: locale,
                    entries: contents.compactMap { content in content.part(for: name)?.entry(of: content) }
                        .filter { entry in entry.window.end.map { $0 > context.now } ?? true }
                )
            }
            for text in client.borrowedTexts(in: entries) {
                let title = titles[text.source]?[text.campaign] ?? ""
                let ledger = context.edition.ledgers[text.locale]
                let isLeaving =
                    isWithdrawing && replacing[text.locale] != nil
                    && ledger.current?.message(of: text.campaign) != nil
                let isWithdrawn = isLeaving || ledger.withdrawals.byCampaign[text.campaign] != nil
                lines.append(Line(text, title: title, client: client.title, isWithdrawn: isWithdrawn))
            }
        }
    }

    /// The warnings, each under the locale of a release that brings it about: the one that lacks the message, else the one
    /// whose message is shown.
    func warnings(of locales: [String]) -> [String: [Remark]] {
        var warnings: [String: [Remark]] = [:]
        for line in lines {
            guard let locale = [line.locale, line.source].first(where: locales.contains) else { continue }
            warnings[locale, default: []].append(line.warning)
        }
        return warnings
    }

    private static func held(
        in locales: [String], on context: ReleaseContext, replacing: [String: [MessageContent]]
    ) -> [(locale: String, contents: [MessageContent])] {
        let reader = ContentReader(folder: context.edition.workspace.folder)
        return locales.compactMap { locale in
            if let contents = replacing[locale] { return (locale, contents) }
            guard context.ledgerFindings(locale).isEmpty else { return nil }
            guard let release = context.edition.ledgers[locale].release(dueAt: context.now) else { return (locale, []) }
            return (try? reader.contents(of: release)).map { (locale, $0) }
        }
    }
}

extension BorrowedTexts.Line {
    /// - Parameter isWithdrawn: whether it was in the locale, and could come back under other keys alone.
    fileprivate init(_ text: BorrowedText, title: String, client: String, isWithdrawn: Bool) {
        let (campaign, locale, source) = (text.campaign, text.locale, text.source)
        let alternative = isWithdrawn ? "" : ", or approve and release it in \(locale)"
        self.init(
            campaign: campaign, locale: locale, source: source,
            warning: .warning(
                """
                \(campaign) is not in \(locale), and \(text.feed) of \(client) cannot hide it there: users see \
                “\(title)”, in \(source); withdraw it in \(source) too \
                (\(command: "withdraw", campaign, "--locale", source, "--reason", "…"))\(alternative)
                """))
    }
}
