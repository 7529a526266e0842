import Campaigns

extension SourseBlock {
    /// Firebase keeps some names of a payload for itself, and without its handler the SDK ignores a message.
    static func checkReserved(_ entry: YAMLNode.Entry, _ reader: inout FieldReader) {
        if FirebaseLimits.isReserved(entry.key) {
            reader.report(
                .sourseReservedKey, at: entry.keyOffset,
                "Firebase refuses a payload with “\(entry.key)”: from, message_type, google… and gcm… are its own",
                suggestion: "rename it")
        } else if entry.key == "handler", entry.value.content != .scalar(SourseClient.handler, isQuoted: false),
            entry.value.content != .scalar(SourseClient.handler, isQuoted: true)
        {
            reader.report(
                .sourseReservedKey, at: entry.keyOffset,
                "the SDK ignores a message whose “handler” is not \(SourseClient.handler)",
                suggestion: "leave it out")
        }
    }
}

extension Rule {
    /// A name of the payload that is not the publisher's.
    static let sourseReservedKey = Rule.locked("sourse-reserved-key")
}
