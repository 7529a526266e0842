import Campaigns
import Clients

extension RuleExplanation {
    /// The explanation as JSON.
    public var json: String {
        let rule = WorkspaceVocabulary.standard.rules.first { $0.id == self.rule }
        let root: PropertyValue = [
            "schema": "newsadmin/explain/1",
            "rule": .string(self.rule),
            "severity": rule.map { .string($0.severity.rawValue) } ?? .null,
            "locked": rule.map { .boolean($0.isLocked) } ?? .null,
            "text": .string(text),
        ]
        return JSONWriter(.pretty).printed(root)
    }

    /// The names of rules that are probably meant by one that is none: the nearest, and those that have a word of it.
    public static func names(like name: String) -> [String] {
        let names = all.map(\.rule)
        let nearest = DidYouMean.nearest(to: name, among: names).map { [$0] } ?? []
        let words = Set(name.lowercased().split { !$0.isLetter }.filter { $0.count > 3 })
        let related = names.filter { !words.isDisjoint(with: $0.split(separator: "-")) && !nearest.contains($0) }
        return Array((nearest + related).prefix(5))
    }
}
