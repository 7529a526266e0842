import Files

/// What can be said of all pages of a form, so that not each of them must be read tag by tag.
struct PageNature: Sendable {
    /// Whether none of them loads anything from elsewhere, as long as its HTML in triple braces has no tag that does.
    private let loadsNothing: Bool
    /// Whether none of them calls `close()`, as long as none of its texts holds the word.
    private let callsNoClose: Bool
    /// Whether none of them has a mark of loading, as long as none of its texts has one.
    private let hasNoMarks: Bool

    /// The nature of the pages of a form.
    ///
    /// - Parameters:
    ///   - drawn: the form with marks in its slots.
    ///   - html: what it is without them.
    init(of drawn: [UInt8], slots: [PageForm.Slot], html: [UInt8]) {
        loadsNothing =
            slots.allSatisfy { !PageSlots.mayJoinTag(html[$0.before]) }
            && PageSlots.areInText(slots, of: drawn) && ExternalResource.first(in: drawn) == nil
        callsNoClose = !CloseCall.isMentioned(in: drawn) && CloseCall.stands(apart: slots, in: html)
        hasNoMarks = LoadingMarks.stand(apart: slots, in: html)
    }

    /// Whether a page with these texts must be read to know what it loads.
    func mayLoad(_ texts: [String], _ slots: [PageForm.Slot]) -> Bool {
        !loadsNothing || slots.contains { !$0.isEscaped && Self.hasLoadingTag(texts[$0.number]) }
    }

    /// Whether a page with these texts must be read to know whether it calls `close()`.
    func mayClose(_ texts: [String], _ slots: [PageForm.Slot]) -> Bool {
        !callsNoClose || slots.contains { CloseCall.isNamed(in: texts[$0.number]) }
    }

    /// Whether a page with a text in each slot must be read to know whether it has marks of loading. To escape a text
    /// adds none.
    func mayHaveMarks(_ texts: [String]) -> Bool {
        !hasNoMarks || texts.contains(where: LoadingMarks.areFound)
    }

    /// Whether HTML has a tag, a comment or the like after which text may not be what it looks like.
    private static func hasLoadingTag(_ html: String) -> Bool {
        html.withUTF8Bytes { bytes in
            for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
                var name = UnsafeBufferPointer(rebasing: bytes[(index + 1)...])
                if name.first == UInt8(ascii: "/") { name = UnsafeBufferPointer(rebasing: name[1...]) }
                guard let first = name.first else { return true }
                switch first | 0x20 {
                case UInt8(ascii: "s"), UInt8(ascii: "l"), UInt8(ascii: "t"):
                    if special.contains(where: { begins(name, with: $0) }) { return true }
                case UInt8(ascii: "a")...UInt8(ascii: "z"): break
                default: return true
                }
            }
            return false
        }
    }

    private static let special: [StaticString] = ["script", "style", "link", "title", "template", "textarea"]

    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, with word: StaticString) -> Bool {
        guard bytes.count >= word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[index] | 0x20 != word.utf8Start[index] { return false }
        return true
    }
}
