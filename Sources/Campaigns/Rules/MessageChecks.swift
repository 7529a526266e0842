/// All rules about a message's text that know no client.
public enum MessageChecks {
    /// What is wrong with a message.
    public static func findings(in message: Message) -> [Diagnostic] {
        DoubleSpace.findings(in: message) + ActionAddress.findings(in: message)
    }
}
