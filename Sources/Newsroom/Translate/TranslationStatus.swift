import Campaigns
import Exchange

/// Where the translations of a workspace stand.
public struct TranslationStatus: Sendable {
    /// Where one locale stands.
    struct Locale: Sendable {
        /// The locale.
        var locale: String
        /// Its translations, in order of their campaigns.
        var translations: [TranslationProgress]
        /// The campaigns whose translations were read, although there are errors in their files.
        var damaged: Set<String>

        /// How many are in a state and needed: those of drafts are not yet, those of what has ended are no longer.
        func count(_ state: TranslationState) -> Int {
            translations.count { $0.state == state && $0.isNeeded }
        }

        /// How many say word for word what the source says.
        var identical: Int { translations.count { $0.isIdentical && $0.isNeeded } }

        /// How many of drafts are missing or stale.
        var drafts: Int { translations.count { $0.isWaiting && $0.campaign.isDraft } }

        /// How many have ended, so that nobody needs them any more.
        var ended: Int { translations.count(where: \.isEnded) }

        /// The commands to type next.
        var next: [TypedCommand] {
            var steps: [TypedCommand] = []
            if translations.contains(where: { hasErrors(in: $0) }) {
                steps.append(TypedCommand("check", ["--locale", locale]))
            }
            if translations.contains(where: { $0.isWaiting && !hasErrors(in: $0) }) {
                steps.append(TypedCommand("translate export", ["--locale", locale, "--output", "\(locale).xlf"]))
            }
            return steps
        }

        /// Whether there are errors in a translation's file, which have to be fixed before anything else is done with it.
        func hasErrors(in progress: TranslationProgress) -> Bool {
            !progress.isEnded && (progress.isUnreadable || damaged.contains(progress.campaign.id))
        }
    }

    /// The locales, in the workspace's order.
    let locales: [Locale]
    /// The errors in campaigns' files.
    public let errors: [Diagnostic]

    /// Reads where the translations of some locales stand; none named: all.
    public init(folder: String, now: Instant, locales: [String]) throws(VerbFailure) {
        let context = try TranslationContext(folder: folder)
        errors = context.errors
        let damaged = Set(context.errors.map(\.position.file))
        self.locales = try context.locales(locales).map { locale in
            let translations = TranslationProgress.all(
                in: context.workspace, locales: [locale], now: now, clients: context.clients)
            let campaigns = translations.map(\.campaign).filter { campaign in
                campaign.translations[locale].map { damaged.contains($0.file.path) } ?? false
            }
            return Locale(locale: locale, translations: translations, damaged: Set(campaigns.map(\.id)))
        }
    }

    /// Whether anything is missing or stale, drafts left aside.
    public var isWaiting: Bool {
        locales.contains { $0.translations.contains { $0.isWaiting && $0.isNeeded } }
    }
}
