import Campaigns

extension ClientFindings {
    /// Notes translations that phones never show, because all they are shown is pages of the publisher's own that were made
    /// for the source language.
    ///
    /// - Parameter pagesOf: the addresses of all pages of an entry that has none of the translation's text.
    mutating func checkPages(
        of entries: [FeedEntry], of messages: [Message], _ pagesOf: (FeedEntry) -> [String]
    ) {
        for (entry, message) in zip(entries, messages) where entry.files.isEmpty {
            let source = message.campaign.source.locale
            guard message.locale != source, message.title.locale == message.locale else { continue }
            let pages = pagesOf(entry)
            let shared = entries.first { $0.locale == source }.map(pagesOf) ?? pages
            let areForeign =
                pages == shared
                && pages.allSatisfy {
                    LocalizedAddress.isMade(for: source, $0) && !LocalizedAddress.isMade(for: message.locale, $0)
                }
            guard let page = pages.first, areForeign else { continue }
            report(
                .translationPage, at: message.title.position(),
                "“\(message.locale)” is shown the page of “\(source)”, whatever is translated: \(page)",
                suggestion: "name a page for it in its block “\(client)”; under “raw” all languages have one",
                locale: message.locale)
        }
    }
}

extension Rule {
    /// A translation that is shown a page of its source.
    static let translationPage = Rule.changeable("translation-page", .warning)
}
