import Files

extension CampaignText {
    /// Whether the Markdown holds a marker that parts teaser and whole; where exactly is for the parser to say.
    public var mentionsMore: Bool {
        file.bytes[body].withUnsafeBufferPointer { bytes in
            var start = 0
            while let place = bytes.offset(of: UInt8(ascii: "<"), from: start) {
                if Self.beginsWithMore(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[place...])) {
                    return true
                }
                start = place + 1
            }
            return false
        }
    }

    private static func beginsWithMore(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.starts(with: "<!--".utf8) else { return false }
        let content = bytes.dropFirst(4).drop(while: isSpace)
        return content.starts(with: "more".utf8)
            && content.dropFirst(4).drop(while: isSpace).starts(with: "-->".utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
