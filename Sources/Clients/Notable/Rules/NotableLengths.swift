import Campaigns

extension NotableClient {
    /// Checks what a banner has room for; a full view scrolls.
    func checkLengths(of message: Message, in view: NotableBlockView, _ findings: inout ClientFindings) {
        let rules = context.configuration.rules
        guard let height = view.height, let limit = view.textLimit(rules) else { return }
        AlertLengths.check(
            message.title.value, "title", .bannerTitleLength, message.title.position, message, rules, &findings)
        let text = message.text.value.teaser.plain
        guard text.utf8.count > limit else { return }
        let measure = TextMeasure(text)
        guard measure.width > limit else { return }
        findings.report(
            .bannerTextLength, at: message.text.position(),
            "the text has \(measure), and a banner \(Int(height.clamped(to: 0...10_000))) points high has "
                + "room for \(limit)",
            suggestion: "divide it with <!-- more -->, or make the view higher", locale: message.locale)
    }
}

/// What a view has room for, which is checked here and shown to translators beforehand.
extension NotableBlockView {
    /// How many characters of a title; nil where the view is as high as the screen, and scrolls.
    func titleLimit(_ rules: RuleSettings) -> Int? {
        height == nil ? nil : rules.limit(of: .bannerTitleLength)
    }

    /// How many characters of a text; nil where the view is as high as the screen, and scrolls.
    ///
    /// The limit of the rule is for three lines of a banner of the usual height; each line more or less is 18 points.
    func textLimit(_ rules: RuleSettings) -> Int? {
        guard let height else { return nil }
        let more = ((height - Self.bannerHeight) / 18).rounded(.down).clamped(to: -100...100)
        return rules.limit(of: .bannerTextLength) * max(1, 3 + Int(more)) / 3
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
