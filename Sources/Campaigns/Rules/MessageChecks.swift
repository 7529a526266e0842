/// All rules about messages that know no client.
public enum MessageChecks {
    /// What is wrong with a campaign's messages, and with the texts that they are made of.
    ///
    /// - Parameter schemes: the URL schemes that a phone can open because of the app, in lower case.
    public static func findings(in messages: [Message], of campaign: Campaign, schemes: [String]) -> [Diagnostic] {
        messages.flatMap { message in
            ActionAddress.findings(in: message, schemes: schemes) + AddressLetters.findings(in: message)
                + EmptyLabel.findings(in: message) + TranslationWithoutMore.findings(in: message)
        } + TextChecks.findings(in: messages, of: campaign)
    }
}
