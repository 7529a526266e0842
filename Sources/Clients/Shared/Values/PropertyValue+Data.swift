import Foundation

extension PropertyValue {
    /// The name of a mapping's only entry that stands for bytes: `{$data: "aGk="}`.
    static let dataKey = "$data"

    /// Bytes written as a mapping; nil where it is none of these.
    init?(data entries: [Entry]) {
        guard entries.count == 1, entries[0].key == Self.dataKey, let text = entries[0].value.string,
            let data = Data(base64Encoded: text)
        else { return nil }
        self = .data(Array(data))
    }
}
