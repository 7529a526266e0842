import Campaigns
import Testing

@testable import Exchange

@Suite struct IndexedTextTests {
    /// The letters stand at odd offsets, so that one of them lies across each end of a stretch.
    private let text = "a" + String(repeating: String(repeating: "é", count: 700) + "\r\n", count: 10)

    @Test func placesAreThoseOfCampaigns() {
        let indexed = IndexedText(text)
        let file = SourceFile(path: "f", bytes: Array(text.utf8))
        let near = [0, 1, 4093, 4095, 4097, 4099, 8191, 8193, 12287, 12289]
        let offsets = near + Array(stride(from: 0, to: text.utf8.count, by: 211)) + [text.utf8.count]
        for offset in offsets {
            #expect(indexed.position(at: offset).sourcePosition(in: "f") == file.position(at: offset), "\(offset)")
        }
        #expect(indexed.position(at: .max) == ExchangePosition(line: 11))
    }

    @Test func anEmptyTextHasOnePlace() {
        #expect(IndexedText("").position(at: 0) == ExchangePosition())
    }

    @Test func aTextThatFillsItsStretchesEndsBehindThem() {
        let text = String(repeating: "x", count: 8192)
        #expect(IndexedText(text).position(at: 8192) == ExchangePosition(line: 1, column: 8193))
    }
}
