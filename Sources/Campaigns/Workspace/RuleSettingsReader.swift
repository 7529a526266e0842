/// Reads the part `rules` of `newsadmin.yml`.
enum RuleSettingsReader {
    private enum Word: String, CaseIterable {
        case off, note, warning, error
    }

    static func read(_ reader: inout FieldReader, rules: [Rule]) -> RuleSettings {
        var settings = RuleSettings()
        for entry in reader.all() {
            guard let rule = rules.first(where: { $0.id == entry.key }) else {
                reader.report(
                    .unknownRule, at: entry.keyOffset, "“\(entry.key)” is not a rule",
                    suggestion: DidYouMean.suggestion(for: entry.key, among: rules.map(\.id)))
                continue
            }
            if rule.isLocked {
                reader.report(
                    .lockedRule, at: entry.keyOffset,
                    "“\(rule.id)” guards reading, identity or a client against a crash, and cannot be changed")
                continue
            }
            settings.settings[rule.id] = setting(entry, rule: rule, &reader)
        }
        return settings
    }

    private static func setting(
        _ entry: YAMLNode.Entry, rule: Rule, _ reader: inout FieldReader
    ) -> RuleSettings.Setting {
        var setting = RuleSettings.Setting()
        var word: Word?
        if case .mapping = entry.value.content {
            reader.read(entry.value, called: entry.key) { reader in
                word = reader.choice("severity", of: Word.self)?.value
                guard rule.limit != nil || !reader.has("limit") else {
                    reader.report(.wrongType, at: reader.offset, "“\(rule.id)” measures nothing and has no limit")
                    _ = reader.node("limit")
                    return
                }
                setting.limit = reader.integer("limit", in: 0...Int(Int32.max))?.value
            }
        } else {
            word = reader.choice(entry.key, of: Word.self)?.value
        }
        setting.isOff = word == .off
        setting.severity = word.flatMap { Severity(rawValue: $0.rawValue) }
        return setting
    }
}
