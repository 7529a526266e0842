extension SourseClient {
    /// The tag, under which answers are counted.
    static func memoryKey(of entry: FeedEntry) -> String {
        entry.identity
    }

    static func afterChange(
        from old: FeedEntry, to new: FeedEntry, version: String?, isReturning: Bool
    ) -> [String] {
        if new.isSame(as: old) { return [] }
        let texts = [old, new].map { entry in
            (entry.value.array ?? []).map { message in
                [message["data"]?["title"], message["data"]?["message"], message["notification"]]
            }
        }
        let what = texts[0] == texts[1] ? "the change" : "the new text"
        return [
            "phones to which it was sent keep it as it was, and those that have not shown it yet still do",
            "\(what) reaches phones only when it is pushed anew, also those that have got the old one",
            new.hasIdentity(of: old)
                ? "both are counted under the tag “\(new.identity)”"
                : "the old one is counted under the tag “\(old.identity)”, the new one under “\(new.identity)”",
        ]
    }

    static func afterWithdrawal(of entry: FeedEntry) -> [String] {
        let payloads = (entry.value.array ?? []).compactMap { $0["data"].flatMap(SourseMessage.init(data:)) }
        return ["what was sent cannot be called back; phones to which it was not sent yet do not get it"]
            + payloads.map { afterWithdrawal(of: $0) } + [
                "phones without the SDK have shown it on arrival, and a notification on the lock screen stays until it is "
                    + "removed there"
            ]
    }

    static func afterReturn(of entry: FeedEntry) -> [String] {
        ["nothing is sent by that; phones to which it was sent keep it as it was"]
    }

    /// What phones with the SDK do that have got a message.
    private static func afterWithdrawal(of message: SourseMessage) -> String {
        let end = message.expiryDate.map { "until \($0)" } ?? "without end"
        let start = message.embargoDate.map { "from \($0) on, \(end)" }
        if message.isSmart {
            return "phones with the SDK to which it was sent as a smart message still show it, \(start ?? end), at a "
                + "moment of the SDK's choice"
        }
        let fate = start.map { "still show it \($0)" } ?? "have shown it on arrival"
        return "phones with the SDK to which it was sent for showing at once \(fate)"
    }
}
