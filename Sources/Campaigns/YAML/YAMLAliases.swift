/// Measures what the aliases of a document stand for before the library follows them, for it compares names without
/// minding how much they hold.
///
/// What an anchor names lies between it and the first alias of that name, so the distance is never too short. An `&` or
/// `*` in plain text is taken for one as well, which makes the measure longer and nothing else.
public enum YAMLAliases {
    /// Checks a part of a file.
    ///
    /// - Throws: ``YAMLProblem`` at the alias that is one too many.
    public static func check(_ bytes: ArraySlice<UInt8>) throws(YAMLProblem) {
        guard bytes.contains(UInt8(ascii: "*")), bytes.contains(UInt8(ascii: "&")) else { return }
        var anchors: [ArraySlice<UInt8>: Anchor] = [:]
        var aliased = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let mark = bytes[index]
            index += 1
            guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "&") else { continue }
            let name = bytes[index...].prefix { $0.isInAnchor }
            let place = index - bytes.startIndex + aliased
            if mark == UInt8(ascii: "&") {
                anchors[name] = Anchor(start: place, length: anchors[name]?.length, isOpen: true)
            } else if let anchor = anchors[name] {
                // Inside of a second node of this name an alias still means the first one.
                let length = anchor.isOpen ? max(anchor.length ?? 0, place - anchor.start) : anchor.length ?? 0
                anchors[name] = Anchor(start: anchor.start, length: length, isOpen: false)
                aliased += length
                guard aliased <= YAMLLimits.aliasedBytes else {
                    throw YAMLLimits.problem(
                        "aliases stand for more than \(YAMLLimits.aliasedBytes) bytes", at: index - 1)
                }
            }
        }
    }

    private struct Anchor {
        var start: Int
        var length: Int?
        var isOpen: Bool
    }
}

extension UInt8 {
    /// Whether the byte may stand in the name of an anchor.
    fileprivate var isInAnchor: Bool {
        switch self {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
    }
}
