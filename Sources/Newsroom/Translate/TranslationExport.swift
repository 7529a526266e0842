import Campaigns
import Exchange

/// Makes the exchange files that translators work in.
public struct TranslationExport: Sendable {
    /// One locale's file.
    public struct File: Sendable {
        /// The locale.
        public var locale: String
        /// The usual name of the file.
        public var name: String
        /// What is in it; empty where nothing is to be translated.
        public var text: String
        /// How many texts there are to translate.
        public var rows: Int
        /// How many campaigns they belong to.
        public var campaigns: Int
        /// How many campaigns are not translated, and not exported because they have ended.
        public var ended: Int
        /// How many campaigns are not translated, and not exported because they are still to be written.
        public var unwritten: Int
    }

    /// The files, in the workspace's order of locales.
    public let files: [File]
    /// The errors in campaigns' files.
    public let errors: [Diagnostic]

    /// Makes the files of some locales.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - now: the instant by which campaigns have ended.
    ///   - locales: the locales; none: all.
    ///   - campaigns: the campaigns; none: all.
    ///   - format: the form of the files.
    ///   - isComplete: whether everything is exported, not only what is missing or stale.
    public init(
        folder: String, now: Instant, locales: [String], campaigns: [String] = [], format: ExchangeFormat,
        isComplete: Bool
    ) throws(VerbFailure) {
        let context = try TranslationContext(folder: folder)
        let locales = try context.locales(locales)
        let wanted = Set(try context.campaigns(campaigns).map(\.id))
        let making = UnitMaking(clients: context.clients)
        let sourceLocale = context.workspace.configuration.sourceLocale
        errors = context.errors
        let policy = FindingPolicy(context.workspace)
        let unwritten = Set(
            context.workspace.campaigns.filter {
                wanted.contains($0.id) && !policy.apply(to: $0.fillerFindings).isEmpty
            }
            .map(\.id))
        files = locales.map { locale in
            let translations = TranslationProgress.all(
                in: context.workspace, locales: [locale], now: now, clients: context.clients
            ).filter {
                wanted.contains($0.campaign.id)
            }
            let waiting = translations.filter(\.isWaiting)
            let written = waiting.filter { !unwritten.contains($0.campaign.id) }
            let groups = (isComplete ? translations : written).map {
                making.group(of: $0.campaign, locale: locale)
            }.filter { !$0.units.isEmpty }
            let document = ExchangeDocument(sourceLocale: sourceLocale, locale: locale, groups: groups)
            let ended = translations.count { $0.isEnded && ($0.state == .missing || $0.state == .stale) }
            return File(
                locale: locale, name: "\(locale).\(format.fileExtension)",
                text: groups.isEmpty ? "" : format.text(of: document), rows: document.count, campaigns: groups.count,
                ended: isComplete ? 0 : ended, unwritten: isComplete ? 0 : waiting.count - written.count)
        }
    }
}
