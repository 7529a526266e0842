import Files

// What bytes mean in the plain part of YAML that ``PlainYAMLReader`` reads.

extension ArraySlice<UInt8> {
    /// Whether no byte begins a character that YAML treats in a way of its own: controls, tabs, foreign line ends.
    var allPlain: Bool {
        withUnsafeBufferPointer { buffer in
            for index in buffer.indices {
                let byte = buffer[index]
                if byte >= 0x20 && byte < 0x7F { continue }
                let next = index + 1 < buffer.count ? buffer[index + 1] : 0
                switch byte {
                case 0x0A: continue
                case 0x0D where next == 0x0A: continue
                case 0x00..<0x20, 0x7F: return false
                case 0xC2 where next < 0xA0: return false
                case 0xE2 where next == 0x80 && index + 2 < buffer.count && buffer[index + 2] & 0xFE == 0xA8:
                    return false
                case 0xEF where next == 0xBB || next == 0xBF: return false
                default: continue
                }
            }
            return true
        }
    }
}

extension UInt8 {
    var isPlainInKey: Bool {
        switch self {
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"): true
        default: isLetterOrDigit
        }
    }

    var canStartPlain: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"),
            UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
            UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\n"):
            false
        default: true
        }
    }

    var isFlowIndicator: Bool {
        switch self {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }

    /// What the character means behind a backslash in double quotes, for the escapes that are common.
    var unescaped: UInt8? {
        switch self {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: nil
        }
    }
}
