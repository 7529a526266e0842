import Campaigns

extension ISmartNewsClient {
    /// Tells of words without a language in a feed for all of them that are not those of the source locale: phones of further
    /// languages read them, and `all.plist` has the words of the source locale there.
    func refuseOtherWords(
        in elements: [PropertyValue], _ language: ISmartNewsImportLanguage, locale: String,
        _ contents: inout FeedContents
    ) {
        guard settings.isCombined, locale == context.configuration.sourceLocale else { return }
        for (index, element) in elements.enumerated() {
            for (path, section) in Self.wordings(in: element, at: FeedPath().index(index)) {
                guard let name = language.nameWithOtherWords(in: section) else { continue }
                contents.refusals.append(
                    .init(
                        .unsupported, at: path.key(name),
                        "phones in languages that are none of the workspace's read it, and all.plist has the words of "
                            + "“\(locale)” for them; make the language of these words the sourceLocale"))
            }
        }
    }

    /// The dictionaries of an element that hold words: itself where it is a message, else its item's alerts.
    private static func wordings(
        in element: PropertyValue, at path: FeedPath
    ) -> [(path: FeedPath, section: PropertyValue)] {
        guard let meta = element["meta"] else { return [(path, ISmartNewsDictionary.folded(element))] }
        return (meta.dictionary ?? []).filter { $0.key.hasPrefix("/") }.map { entry in
            (path.key("meta").key(entry.key), ISmartNewsDictionary.folded(entry.value))
        }
    }
}
