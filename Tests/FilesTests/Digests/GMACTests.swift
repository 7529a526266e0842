import Files
import Testing

@Suite struct GMACTests {
    /// A code with a given key.
    private func code(_ key: [UInt8]) throws -> GMAC {
        var writer = ByteWriter()
        writer.append(key)
        var reader = ByteReader(writer.bytes)
        return try reader.value()
    }

    private func bytes(of value: some BinaryCodable) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(value)
        return writer.bytes
    }

    /// By `openssl mac -cipher AES-128-GCM -macopt hexkey:… -macopt hexiv:000000000000000000000000 GMAC`.
    @Test(arguments: [
        ("", "7346139595c0b41e497bbde365f42d0a"), ("abc", "71c97e7265176abb1ea435384743293d"),
        (String(repeating: "a", count: 1_000_000), "c443240e9533aedfb7eec2fe6334bbf3"),
    ])
    func tagsAreThoseOfTheStandard(_ text: String, _ expected: String) throws {
        let tag = try code(Array(0..<16)).tag(of: Array(text.utf8))
        // Four bytes say how many follow.
        #expect(
            bytes(of: tag).dropFirst(4).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                == expected)
    }

    @Test func aPartHasTheTagOfItsBytes() {
        let code = GMAC()
        let content = Array("two parts".utf8)
        #expect(code.tag(of: content[4...]) == code.tag(of: Array("parts".utf8)))
        #expect(code.tag(of: content[4...]) != code.tag(of: content))
    }

    @Test func eachCodeHasTagsOfItsOwn() {
        #expect(GMAC().tag(of: [1]) != GMAC().tag(of: [1]))
    }

    @Test func codesAndTagsAreReadBack() throws {
        let code = GMAC()
        var writer = ByteWriter()
        writer.write(code)
        writer.write(code.tag(of: [1]))
        var reader = ByteReader(writer.bytes)
        let read: GMAC = try reader.value()
        #expect(try reader.value() == read.tag(of: [1]))
        #expect(read.tag(of: [2]) == code.tag(of: [2]))
    }

    @Test(arguments: [0, 15, 17, 32]) func whatHasAnotherLengthIsNone(length: Int) {
        var writer = ByteWriter()
        writer.append([UInt8](repeating: 0, count: length))
        var (first, second) = (ByteReader(writer.bytes), ByteReader(writer.bytes))
        #expect(throws: ByteReader.Damage.self) { try first.value(GMAC.self) }
        #expect(throws: ByteReader.Damage.self) { try second.value(GMAC.Tag.self) }
    }
}
