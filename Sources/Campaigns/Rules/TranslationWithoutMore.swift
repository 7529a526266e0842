extension Rule {
    /// A translation that is not parted into teaser and whole, as its source is.
    static let translationWithoutMore = Rule.changeable("translation-without-more", .warning)
}

/// Finds translations that lack the marker `<!-- more -->` of their source.
enum TranslationWithoutMore {
    static func findings(in message: Message) -> [Diagnostic] {
        let source = message.campaign.source
        guard message.text.locale != source.locale, !message.text.value.hasMore, source.mentionsMore else { return [] }
        let effect =
            message.buttons[.more] == nil
            ? "banners show the whole text" : "the button “more” has nothing to show, and banners show the whole text"
        return [
            Diagnostic(
                .translationWithoutMore, at: message.text.position(),
                "the source is divided by <!-- more -->, and this is not: \(effect)",
                suggestion: "divide it at the same place, with a line <!-- more -->", locales: [message.locale])
        ]
    }
}
