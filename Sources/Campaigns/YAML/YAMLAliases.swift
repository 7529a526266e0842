import Files

/// Measures what the aliases of a document stand for before the library follows them, for it compares names without
/// minding how much they hold.
///
/// What an anchor names lies between it and the first alias of that name, so the distance is never too short; an alias of
/// a name that was given twice is refused, because there the first alias may lie within. An `&` or `*` in plain text may be
/// taken for one as well, which makes the measure longer.
public enum YAMLAliases {
    /// Checks a part of a file.
    ///
    /// - Returns: the names of the anchors that an alias refers to.
    /// - Throws: ``YAMLProblem`` at the alias that is one too many.
    @discardableResult
    public static func check(_ bytes: ArraySlice<UInt8>) throws(YAMLProblem) -> Set<ArraySlice<UInt8>> {
        guard bytes.contains(UInt8(ascii: "*")), bytes.contains(UInt8(ascii: "&")) else { return [] }
        var anchors: [ArraySlice<UInt8>: Anchor] = [:]
        var aliased = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let mark = bytes[index]
            index += 1
            guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "&"),
                index - 1 == bytes.startIndex || bytes[index - 2].isBeforeNode
            else { continue }
            let name = bytes[index...].prefix { $0.isInAnchor }
            guard !name.isEmpty, name.endIndex == bytes.endIndex || bytes[name.endIndex].isBehindAnchor else {
                continue
            }
            let place = index - bytes.startIndex + aliased
            if mark == UInt8(ascii: "&") {
                anchors[name] = Anchor(start: place, length: nil, isSecond: anchors[name] != nil)
            } else if let anchor = anchors[name] {
                guard !anchor.isSecond else {
                    throw YAMLLimits.problem(
                        "the anchor “\(String(decoding: name, as: UTF8.self))” is given twice; give each a name of its own",
                        at: index - 1)
                }
                let length = anchor.length ?? place - anchor.start
                anchors[name]?.length = length
                aliased += length
                guard aliased <= YAMLLimits.aliasedBytes else {
                    throw YAMLLimits.problem(
                        "aliases stand for more than \(YAMLLimits.aliasedBytes) bytes", at: index - 1)
                }
            }
        }
        return Set(anchors.filter { $0.value.length != nil }.keys)
    }

    private struct Anchor {
        var start: Int
        var length: Int?
        var isSecond: Bool
    }
}

extension UInt8 {
    /// Whether a node may begin behind this byte: a space, a line end, or a mark that opens or parts nodes.
    fileprivate var isBeforeNode: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: "?"):
            true
        // Marks of other forms of white space end in such bytes.
        default: self >= 0x80
        }
    }

    /// Whether the library lets an anchor end before this byte.
    fileprivate var isBehindAnchor: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "]"),
            UInt8(ascii: "}"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
            true
        default: self >= 0x80 || self == 0
        }
    }

    /// Whether the byte may stand in the name of an anchor.
    var isInAnchor: Bool {
        isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
