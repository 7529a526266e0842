import Campaigns

extension INotifyClient {
    /// Checks what `raw` puts in place of texts: iNotify takes these for strings without looking, and the app crashes at
    /// every launch until the feed is mended.
    static func checkRaw(_ raw: [PropertyValue.Entry], _ block: inout ClientBlock) {
        for entry in raw where ["MinVersion", "MaxVersion", "ActionURL"].contains(entry.key) {
            guard entry.value.string == nil else { continue }
            block.reader.report(
                .inotifyCrash, at: block.reader.node("raw")?.offset ?? 0,
                "“\(entry.key)” is no text, which crashes the app at every launch", suggestion: "put it in quotes")
        }
    }
}

extension Rule {
    /// A raw value that crashes iNotify.
    static let inotifyCrash = Rule.locked("inotify-crash")
}
