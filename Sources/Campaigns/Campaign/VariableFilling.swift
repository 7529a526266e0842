/// Puts the values of variables into the fields of one message.
struct VariableFilling {
    private let substitution: Substitution
    private let campaign: String
    private let locale: String
    /// The variables that have no value.
    private(set) var findings: [Diagnostic] = []

    /// A filling for the message of a campaign in a locale.
    init(_ substitution: Substitution, campaign: String, locale: String) {
        self.substitution = substitution
        self.campaign = campaign
        self.locale = locale
    }

    /// The field with values in it.
    mutating func filled(_ field: Resolved<String>) -> Resolved<String> {
        guard field.value.utf8.contains(UInt8(ascii: "{")) else { return field }
        var unknown: [String] = []
        let value = substitution.apply(to: field.value, unknown: &unknown)
        guard !unknown.isEmpty else { return field.with(value) }
        let places = field.positions(ofVariables: unknown)
        for name in unknown {
            let (message, suggestion) = Substitution.problem(with: name)
            findings.append(
                Diagnostic(
                    .unknownVariable, at: places[name] ?? field.position(), message, suggestion: suggestion,
                    campaign: campaign, locales: [locale]))
        }
        return field.with(value)
    }
}
