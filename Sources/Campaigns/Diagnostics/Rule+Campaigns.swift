extension Rule {
    /// A workspace without campaigns.
    static let noCampaigns = Rule.changeable("no-campaigns", .warning)
    /// A file's name that cannot be a campaign's id.
    static let badID = Rule.locked("bad-id")
    /// Two campaigns of one id, or of ids that differ in nothing but case.
    static let duplicateID = Rule.locked("duplicate-id")
    /// A translation of a campaign that is not there.
    static let translationWithoutSource = Rule.locked("translation-without-source")
    /// The source locale in a file's name, which is reserved for translations.
    static let sourceLocaleInName = Rule.locked("source-locale-in-name")
    /// Two files for one translation.
    static let duplicateTranslation = Rule.locked("duplicate-translation")
    /// A translation for a locale that the campaign is not for.
    static let unusedTranslation = Rule.changeable("unused-translation", .warning)
    /// A button of a translation that the source does not have.
    static let translationAddsButton = Rule.locked("translation-adds-button")
    /// A title without a letter.
    static let emptyTitle = Rule.locked("empty-title")
    /// A client that the workspace does not have.
    static let unknownClient = Rule.locked("unknown-client")
    /// A list that would mean nobody.
    public static let emptyList = Rule.locked("empty-list")
    /// A client under `everyone` that the campaign does not go to.
    static let everyoneOfNobody = Rule.locked("everyone-of-nobody")
    /// Version bounds between which there is nothing.
    static let contradictingBounds = Rule.locked("contradicting-bounds")
    /// An end that is not after the start.
    static let endBeforeStart = Rule.locked("end-before-start")
    /// A button for the whole text where there is no more text.
    static let moreWithoutText = Rule.locked("more-without-text")
    /// A label of an action that has no address.
    static let actionWithoutURL = Rule.changeable("action-without-url", .warning)
    /// A variable's name that cannot stand in a text.
    static let badVariableName = Rule.locked("bad-variable-name")
    /// A variable that has no value.
    public static let unknownVariable = Rule.locked("unknown-variable")
    /// A translation made from a source text that has changed since.
    public static let staleTranslation = Rule.changeable("stale-translation", .warning)
    /// A translation that does not say which source text it was made from.
    public static let neverCompared = Rule.changeable("never-compared", .note)
    /// A title or text that another language stands in for.
    public static let missingTranslation = Rule.changeable("missing-translation", .warning)
}
