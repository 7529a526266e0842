import Campaigns
import Exchange

/// Where the translations of a workspace stand.
public struct TranslationStatus: Sendable {
    /// Where one locale stands.
    public struct Locale: Sendable {
        /// The locale.
        public var locale: String
        /// Its translations, in order of their campaigns.
        public var standings: [TranslationStanding]
        /// The campaigns whose translations were read, although there are errors in their files.
        var damaged: Set<String>

        /// How many are in a state and needed: those of drafts are not yet, those of what has ended are no longer.
        public func count(_ state: TranslationState) -> Int {
            standings.count { $0.state == state && $0.isNeeded }
        }

        /// How many say word for word what the source says.
        public var identical: Int { standings.count { $0.isIdentical && $0.isNeeded } }

        /// How many of drafts are missing or stale.
        public var drafts: Int { standings.count { $0.isWaiting && $0.campaign.isDraft } }

        /// How many have ended, so that nobody needs them any more.
        public var ended: Int { standings.count(where: \.isEnded) }

        /// The commands to type next.
        public var next: [String] {
            var steps: [String] = []
            if standings.contains(where: { needsMending($0) }) { steps.append("newsadmin check --locale \(locale)") }
            if standings.contains(where: { $0.isWaiting && !needsMending($0) }) {
                steps.append("newsadmin translate export --locale \(locale) --output \(locale).xlf")
            }
            return steps
        }

        /// Whether there are errors in a translation's file, which have to be mended before anything else is done with it.
        func needsMending(_ standing: TranslationStanding) -> Bool {
            !standing.isEnded && (standing.isUnreadable || damaged.contains(standing.campaign.id))
        }
    }

    /// The locales, in the workspace's order.
    public let locales: [Locale]
    /// The errors in campaigns' files.
    public let errors: [Diagnostic]

    /// Reads where the translations of some locales stand; none named: all.
    public init(folder: String, now: Instant, locales: [String]) throws(VerbFailure) {
        let ground = try TranslationGround(folder: folder)
        errors = ground.errors
        let damaged = Set(ground.errors.map(\.position.file))
        self.locales = try ground.locales(locales).map { locale in
            let standings = TranslationStanding.all(in: ground.workspace, locales: [locale], now: now)
            let campaigns = standings.map(\.campaign).filter { campaign in
                campaign.translations[locale].map { damaged.contains($0.file.path) } ?? false
            }
            return Locale(locale: locale, standings: standings, damaged: Set(campaigns.map(\.id)))
        }
    }

    /// Whether anything is missing or stale, drafts left aside.
    public var isWaiting: Bool {
        locales.contains { $0.standings.contains { $0.isWaiting && $0.isNeeded } }
    }
}
