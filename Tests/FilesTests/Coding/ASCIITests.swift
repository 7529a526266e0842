import Files
import Testing

@Suite("Bytes as characters of ASCII")
struct ASCIITests {
    @Test(arguments: UInt8.min...UInt8.max)
    func whatAByteIs(_ byte: UInt8) {
        let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
        #expect(byte.isDigit == character.isWholeNumber)
        #expect(byte.isCapital == character.isUppercase)
        #expect(byte.isLetter == character.isLetter)
        #expect(byte.isLetterOrDigit == (character.isLetter || character.isWholeNumber))
        #expect(byte.lowercased == (byte < 0x80 ? character.lowercased().utf8.first : byte))
        #expect(byte.hexadecimalValue.map(Int.init) == character.hexDigitValue)
        #expect(byte.isDigestDigit == (character.isHexDigit && !character.isUppercase))
    }
}
