/// All rules about a message's text that know no client.
public enum MessageChecks {
    /// What is wrong with a message.
    ///
    /// - Parameter schemes: the URL schemes that a phone can open because of the app, in lower case.
    public static func findings(in message: Message, schemes: [String]) -> [Diagnostic] {
        DoubleSpace.findings(in: message) + ActionAddress.findings(in: message, schemes: schemes)
            + AddressLetters.findings(in: message) + EmptyLabel.findings(in: message)
            + TranslationWithoutMore.findings(in: message)
    }
}
