import Testing

@testable import Files

@Suite struct ByteWriterTests {
    private static let counts = [0, 1, 1023, 1024, 1025, 5000, 16_384, 16_385]

    @Test("A list that was written on all cores comes back", arguments: counts, [false, true])
    func manyElements(count: Int, sharingTexts: Bool) throws {
        // Two forms of one letter are two texts.
        let texts = (0..<count).map { ["text \($0 % 700)", "e\u{301}", "\u{e9}", "", "always the same"][$0 % 5] }
        var writer = ByteWriter()
        writer.write("before")
        writer.write(many: texts, sharingTexts: sharingTexts)
        writer.write("always the same")
        var reader = ByteReader(writer.bytes)
        #expect(try reader.value(String.self) == "before")
        let read = try reader.many(String.self)
        #expect(read.map(ExactText.init) == texts.map(ExactText.init))
        #expect(try reader.value(String.self) == "always the same")
        #expect(reader.isAtEnd)
    }

    /// Who takes the bytes while they are written gets the same ones.
    @Test(arguments: counts, [false, true])
    func whatIsHandedOverIsTheSame(count: Int, sharingTexts: Bool) {
        final class Sink: ByteSink {
            var bytes: [UInt8] = []
            func take(_ part: [UInt8]) { bytes += part }
        }
        func write(to writer: inout ByteWriter) {
            writer.write("before")
            writer.write(many: (0..<count).map { "text number \($0 % 700)" }, sharingTexts: sharingTexts)
            writer.write(many: (0..<count).map { $0 }, sharingTexts: sharingTexts)
            writer.write("behind")
        }
        let sink = Sink()
        var (plain, handing) = (ByteWriter(), ByteWriter(to: sink))
        write(to: &plain)
        write(to: &handing)
        #expect(sink.bytes + handing.bytes == plain.bytes)
        handing.flush()
        #expect(sink.bytes == plain.bytes && handing.bytes.isEmpty)
    }

    @Test func textsThatRecurAreWrittenOnce() {
        let texts = Array(repeating: "a text that recurs", count: 1000)
        var (plain, shared) = (ByteWriter(), ByteWriter())
        plain.write(many: texts)
        shared.write(many: texts, sharingTexts: true)
        // How many there are; how many stand together, whether they share texts, and their length; the texts.
        #expect(plain.bytes.count == 4 + 9 + 1000 * 22)
        #expect(shared.bytes.count == 4 + 9 + 22 + 999 * 4)
    }

    /// However a list is cut or damaged, reading it ends, and takes no more memory than there are bytes.
    @Test func damageIsSeen() throws {
        var writer = ByteWriter()
        let texts = ["one that recurs here", "two that recurs here", "one that recurs here", "two that recurs here"]
        writer.write(many: texts, sharingTexts: true)
        let bytes = writer.bytes
        for place in bytes.indices {
            var reader = ByteReader(Array(bytes[..<place]))
            #expect(throws: ByteReader.Damage.self, "cut at \(place)") { try reader.many(String.self) }
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << bit
                var reader = ByteReader(damaged)
                let read = try? reader.many(String.self)
                #expect(read != texts || !reader.isAtEnd, "bit \(bit) of byte \(place)")
            }
        }
    }
}
