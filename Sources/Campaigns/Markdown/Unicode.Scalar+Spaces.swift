extension Unicode.Scalar {
    /// Chinese and Japanese characters and their punctuation; Korean is written with spaces.
    public var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
