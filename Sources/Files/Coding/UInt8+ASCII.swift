/// What a byte is as a character of ASCII. A byte of any other character is nothing of all this.
extension UInt8 {
    /// Whether it is one of `0` to `9`.
    @inlinable
    public var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether it is one of `A` to `Z`.
    @inlinable
    public var isCapital: Bool { self >= 0x41 && self <= 0x5A }

    /// Whether it is one of `A` to `Z` and `a` to `z`.
    @inlinable
    public var isLetter: Bool { (self & 0xDF).isCapital }

    /// Whether it is a letter or a digit.
    @inlinable
    public var isLetterOrDigit: Bool { isLetter || isDigit }

    /// The letter in lower case for one of `A` to `Z`, and any other byte as it is.
    @inlinable
    public var lowercased: UInt8 { isCapital ? self | 0x20 : self }

    /// Its value as a hexadecimal digit in either case; nil where it is none.
    @inlinable
    public var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }

    /// Whether it is a hexadecimal digit as digests are written: one of `0` to `9` and `a` to `f`.
    @inlinable
    public var isDigestDigit: Bool { isDigit || (self >= 0x61 && self <= 0x66) }
}
