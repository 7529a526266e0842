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
        if let data = message["data"] {
            guard let entries = data.dictionary else { return "its data are not an object" }
            for entry in entries {
                if entry.value.string == nil { return "“\(entry.key)” is not a text" }
                if isReserved(entry.key) { return "“\(entry.key)” is a name of its own" }
            }
        }
        for payload in ["data", "notification"].compactMap({ message[$0]?.dictionary }) {
            let size = size(of: payload)
            if size > Self.size { return "it has \(size) bytes of \(Self.size)" }
        }
        return nil
    }
}
