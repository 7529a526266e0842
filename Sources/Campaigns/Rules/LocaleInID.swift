import Files

extension Rule {
    /// A campaign that is named like a translation of another one, but for a dash where a dot should be.
    static let localeInID = Rule.changeable("locale-in-id", .error)
}

/// Finds translations that are taken for campaigns of their own, so that their words would go to everybody. Those that are
/// for that locale alone may be called so, and those that are for it and others, none of which the other campaign is for.
enum LocaleInID {
    /// The findings among the campaigns of a workspace.
    static func findings(
        in campaigns: [Campaign], configuration: WorkspaceConfiguration
    ) -> [Diagnostic] {
        let ids = Dictionary(keepingFirst: campaigns.map { ($0.id, $0) })
        let locales = configuration.locales.filter { $0 != configuration.sourceLocale }
        return campaigns.flatMap { campaign in
            locales.filter { campaign.locales != [$0] }.compactMap { locale in
                guard let base = base(of: campaign.id, before: locale).flatMap({ ids[$0] }),
                    !parts(campaign, from: base, at: locale)
                else { return nil }
                return finding(of: campaign, named: locale, translating: base)
            }
        }
    }

    /// Whether each of the two has locales of its own, as where an import cannot say all languages in one campaign.
    private static func parts(_ campaign: Campaign, from base: Campaign, at locale: String) -> Bool {
        campaign.locales.contains(locale) && Set(campaign.locales).isDisjoint(with: base.locales)
    }

    private static func finding(
        of campaign: Campaign, named locale: String, translating base: Campaign
    ) -> Diagnostic {
        let other = base.translations[locale]?.file.path
        let wayOut = other.map { "delete it, as \($0) is there" } ?? "rename it to \(base.id).\(locale).md"
        return Diagnostic(
            .localeInID, at: SourcePosition(file: campaign.source.file.path),
            "this is a campaign of its own, but is named like the translation of \(base.id) into “\(locale)”",
            suggestion: "\(wayOut), write locales: [\(locale)] in it, or allow: [locale-in-id]",
            campaign: campaign.id)
    }

    /// What stands before a locale at the end of an id, whatever its case, and the dash or underscore between them.
    private static func base(of id: String, before locale: String) -> String? {
        let bytes = id.utf8
        guard bytes.count > locale.utf8.count + 1 else { return nil }
        for (written, wanted) in zip(bytes.reversed(), locale.utf8.reversed())
        where written.foldedInLocale != wanted.foldedInLocale {
            return nil
        }
        let base = bytes.dropLast(locale.utf8.count)
        guard base.last?.foldedInLocale == UInt8(ascii: "-") else { return nil }
        return String(Substring(base.dropLast()))
    }
}

extension UInt8 {
    /// A lower-case letter for one in upper case, and a dash for an underscore.
    fileprivate var foldedInLocale: UInt8 {
        self == UInt8(ascii: "_") ? UInt8(ascii: "-") : lowercased
    }
}
