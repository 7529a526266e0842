/// What Firebase Cloud Messaging carries. It refuses everything else when it is sent, so no phone gets it.
enum FirebaseLimits {
    /// The most that the data of a message or its notification may have, in bytes of UTF-8, keys and values together.
    static let size = 4096

    /// How many bytes of UTF-8 a payload has, keys and values together.
    static func size(of payload: [PropertyValue.Entry]) -> Int {
        payload.reduce(0) { $0 + $1.key.utf8.count + ($1.value.string?.utf8.count ?? 0) }
    }

    /// Whether a key of the data is Firebase's own.
    static func isReserved(_ key: String) -> Bool {
        ["from", "message_type"].contains { $0.hasBytes(of: key) }
            || ["google", "gcm"].contains { key.utf8.starts(with: $0.utf8) }
    }

    /// Why Firebase refuses a message, for a person, its condition left aside; nil where it carries it.
    static func refusal(of message: PropertyValue) -> String? {
        if let problem = misshape(of: message) { return problem }
        for entry in message["data"]?.dictionary ?? [] {
            if entry.value.string == nil { return "“\(entry.key)” is not a text" }
            if isReserved(entry.key) { return "“\(entry.key)” is a name of its own" }
        }
        for payload in ["data", "notification"].compactMap({ message[$0]?.dictionary }) {
            let size = size(of: payload)
            if size > Self.size { return "it has \(size) bytes of \(Self.size)" }
        }
        return nil
    }

    /// What is not as the reference of `projects.messages` in the HTTP v1 interface has it; null stands for what is absent.
    private static func misshape(of message: PropertyValue) -> String? {
        func given(_ name: String, in value: PropertyValue) -> PropertyValue? {
            guard let given = value[name], given != .null else { return .none }
            return given
        }
        // A union, in which even an empty text counts.
        if ["token", "topic", "condition"].count(where: { given($0, in: message) != nil }) > 1 {
            return "it names more than one of token, topic and condition"
        }
        if let data = given("data", in: message), data.dictionary == nil { return "its data are not an object" }
        for part in ["notification", "android", "apns", "webpush", "fcm_options"] {
            guard let value = given(part, in: message), value.dictionary == nil else { continue }
            return "“\(part)” is not an object"
        }
        for text in ["title", "body", "image"] {
            guard let value = message["notification"].flatMap({ given(text, in: $0) }), value.string == nil else {
                continue
            }
            return "“\(text)” of its notification is not a text"
        }
        return nil
    }
}
