import Campaigns

extension NotableClient {
    /// Checks what a banner has room for; a full view scrolls.
    func checkLengths(of message: Message, in view: NotableBlockView, _ findings: inout ClientFindings) {
        guard let height = view.height else { return }
        let rules = context.configuration.rules
        AlertLengths.check(
            message.title.value, "title", .bannerTitleLength, message.title.position, message, rules, &findings)
        let text = message.text.value.teaser.plain
        let limit = Self.textLimit(rules.limit(of: .bannerTextLength), height: height)
        guard text.utf8.count > limit else { return }
        let measure = TextMeasure(text)
        guard measure.width > limit else { return }
        findings.report(
            .bannerTextLength, at: message.text.position(),
            "the text has \(measure), and a banner \(Int(height.clamped(to: 0...10_000))) points high has "
                + "room for \(limit)",
            suggestion: "part it with <!-- more -->, or make the view higher", locale: message.locale)
    }

    /// The limit is for three lines of a banner of the usual height; each line more or less is 18 points.
    private static func textLimit(_ limit: Int, height: Double) -> Int {
        let lines = max(
            1, 3 + Int(((height - NotableBlockView.bannerHeight) / 18).rounded(.down).clamped(to: -100...100)))
        return limit * lines / 3
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Rule {
    /// A title longer than a banner's line at 320 points.
    static let bannerTitleLength = Rule.changeable("banner-title-length", .warning, limit: 40)
    /// A text longer than the three lines of a banner 120 points high.
    static let bannerTextLength = Rule.changeable("banner-text-length", .warning, limit: 110)
}
