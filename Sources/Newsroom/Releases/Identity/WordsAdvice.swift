/// What to do where two campaigns say the same to a client that knows messages by their words.
enum WordsAdvice {
    /// For a campaign in a locale, beside the one to which the words belong in another locale or in the same.
    static func sentence(
        for campaign: String, in locale: String, besides owner: String, in ownersLocale: String
    ) -> String {
        guard locale != ownersLocale else { return "take one of them out of “\(locale)”, or change a word in it" }
        return "make one campaign of the two: put the text into \(owner) as its translation into “\(locale)”, and take "
            + "“\(locale)” out of \(campaign); or change a word in one of them"
    }
}
