import TestSupport
import Testing

@testable import Campaigns

@Suite struct ComparableAddressTests {
    private static let pieces: [Character] = [
        "h", "H", "/", "?", "#", "A", "é", "\u{301}", "\r\n", ":", "1", "-", "_", " ",
    ]

    @Test func itIsTheSameByBytesAndByCharacters() {
        var generator = SteppedGenerator(seed: 3)
        for _ in 0..<4_000 {
            let scheme = ["https://", "HTTP://", "http:/", "ftp://", ""].randomElement(using: &generator) ?? ""
            let address = scheme + generator.text(of: Self.pieces)
            #expect(
                ComparableAddress.of(address).utf8.elementsEqual(ComparableAddress.plain(address).utf8),
                "\(address.debugDescription)")
        }
    }

    @Test func aLocaleThatIsSpelledOutIsNamed() {
        var generator = SteppedGenerator(seed: 4)
        let pieces: [Character] = ["p", "T", "t", "-", "_", "/", "=", "é", "\u{301}", "B", "r", "R", "."]
        for _ in 0..<4_000 {
            let address = generator.text(of: pieces) + generator.text(of: pieces)
            for locale in ["pt", "pt-BR", "tr"] where LocalizedAddress.spellsOut(locale, in: address) {
                let parts = address.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
                #expect(parts.contains { $0 == locale.lowercased() }, "\(locale) in \(address.debugDescription)")
            }
        }
        #expect(LocalizedAddress.spellsOut("pt-BR", in: "https://example.com/PT-br/sale"))
        #expect(!LocalizedAddress.spellsOut("pt", in: "https://example.com/pts/opt"))
    }
}
