import Files

extension ISmartNewsClient {
    /// An item's uuid, or what a message says: the property list of what devices compare, as a digest.
    static func memoryKey(of entry: FeedEntry) -> String {
        if entry.value["meta"] != nil { return entry.identity }
        let content = PropertyListWriter.write(.dictionary(content(of: entry.value)))
        return wordsMark + SHA256Digest(of: content).hexadecimal.prefix(32)
    }

    static func memoryHint(of entry: FeedEntry) -> String {
        entry.value["meta"] == nil ? wordsMark + (title(of: entry.value) ?? "") : entry.identity
    }

    static func isOfWords(memoryKey: String) -> Bool {
        let digits = memoryKey.dropFirst(wordsMark.count)
        return memoryKey.hasPrefix(wordsMark) && digits.utf8.count == 32 && digits.allSatisfy(\.isHexDigit)
    }

    /// The beginning of what stands for the words of a message.
    private static let wordsMark = "message:"

    static func afterChange(
        from old: FeedEntry, to new: FeedEntry, version: String?, isReturning: Bool
    ) -> [String] {
        let areItems = (old.value["meta"] != nil, new.value["meta"] != nil)
        // A message is remembered by what it says, whatever the campaign is called.
        if new.isSame(as: old) || areItems == (false, false) && new.value == old.value { return [] }
        let sentences =
            switch areItems {
            case (true, true): afterItemChange(from: old, to: new, isReturning: isReturning)
            case (false, false): afterMessageChange(from: old.value, to: new.value, isReturning: isReturning)
            default:
                isReturning
                    ? [
                        "phones that still know it in its new form from an earlier release go by that; others show it again"
                    ]
                    : ["phones know nothing of it in its new form, so those that have answered it show it again"]
            }
        return sentences + ["an app that runs goes by the old feed until its next download", onScreen]
    }

    static func afterWithdrawal(of entry: FeedEntry) -> [String] {
        let forgetting = entry.value["meta"] == nil ? [] : [afterItemWithdrawal(of: entry.identity)]
        return [
            "an app that runs goes on showing it until its next download: it loads the feed at launch, when it is left "
                + "and when it is opened again",
            "an app that cannot load the feed goes on showing it until it is closed; then it shows nothing before it has "
                + "loaded the feed",
        ] + forgetting + [onScreen]
    }

    static func afterReturn(of entry: FeedEntry) -> [String] {
        if entry.value["meta"] != nil { return [afterItemReturn(of: entry.identity)] }
        guard let answer = lastAnswer(to: entry.value) else { return ["no answer hides it, so phones show it again"] }
        return ["phones that have answered it with \(answer) do not show it again"]
    }

    private static let onScreen = "a message that is on the screen stays until it is answered or the app is left"

    /// A message's words, buttons, dates and the like are what phones remember it by.
    private static func afterMessageChange(
        from old: PropertyValue, to new: PropertyValue, isReturning: Bool
    ) -> [String] {
        let contents = (content(of: old), content(of: new))
        let changed = PropertyValue.dictionary(contents.1).namesOfDifferences(from: .dictionary(contents.0))
        if changed.isEmpty {
            guard let answer = lastAnswer(to: new) else { return ["no answer hides it, so phones go on showing it"] }
            return [
                "phones that have answered it with \(answer) do not show it again: what changed is not what they compare"
            ]
        }
        let names = changed.map { "“\($0)”" }.joined(separator: ", ")
        let again =
            "phones remember a message by what it says, and it differs in \(names): those that have answered it show it "
            + "again"
            + (changed == ["end"] ? "; to end it without that, withdraw it when it is to end" : "")
        guard isReturning, let answer = lastAnswer(to: new) else { return [again] }
        return [
            again,
            "phones that have answered the new wording with \(answer) before, in an earlier release, do not show it",
        ]
    }

    /// By what a user gets rid of a message; nil if by nothing.
    private static func lastAnswer(to message: PropertyValue) -> String? {
        let content = PropertyValue.dictionary(content(of: message))
        func isOn(_ key: String) -> Bool { content[key].flatMap(ISmartNewsNumber.init)?.isTrue ?? false }
        if isOn("always") { return nil }
        return isOn("repeat") ? "OK" : "OK or Cancel"
    }
}
