import Campaigns
import Files

extension FieldReader {
    /// What `oncePerInstall` and `oncePerVersion` hold: true, false, or the answers after which an item is not shown
    /// again, between bars, none meaning any.
    mutating func answers(
        _ key: String, _ node: YAMLNode, version: ISmartNewsVersion
    ) -> PropertyValue? {
        switch node.content {
        case .scalar("true", isQuoted: false): return .boolean(true)
        case .scalar("false", isQuoted: false): return .boolean(false)
        case .mapping:
            wrongType(key, node, expected: "true, false or answers such as ok|link")
            return nil
        default: break
        }
        let known =
            ["cancel", "ok", "review", "remind", "removeads"] + (version == .v496 ? ["link", "callback"] : [])
        let texts = texts(key)?.value.map(\.value) ?? []
        let answers = texts.flatMap { $0.split(separator: "|").map(\.trimmingWhitespace) }.filter { !$0.isEmpty }
        for answer in answers where !known.contains(answer.lowercased()) {
            report(
                .ismartnewsAnswer, at: node.offset,
                "“\(answer)” is no answer that a user of \(version.rawValue) can give",
                suggestion: DidYouMean.suggestion(for: answer, among: known) ?? "use \(known.joined(separator: ", "))")
        }
        return .string(answers.joined(separator: "|"))
    }

    /// `oncePerVersion: true` records every answer, so that `oncePerInstall` never records one.
    mutating func checkOnce(_ entries: [PropertyValue.Entry]) {
        let item = PropertyValue.dictionary(entries)
        guard item["onceperversion"] == true, let other = item["onceperinstall"], other != false else { return }
        report(
            .ismartnewsOnceUnreachable, at: node("oncePerInstall")?.offset ?? offset,
            "“oncePerVersion: true” keeps “oncePerInstall” from ever taking effect", suggestion: "keep one of them")
    }
}

extension Rule {
    /// An answer that ends an item, but that nobody can give.
    static let ismartnewsAnswer = Rule.changeable("ismartnews-answer", .error)
    /// A counter that another one keeps from counting.
    static let ismartnewsOnceUnreachable = Rule.changeable("ismartnews-once-unreachable", .warning)
}
