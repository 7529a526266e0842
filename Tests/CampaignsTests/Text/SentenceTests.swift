import Files
import Testing

@testable import Campaigns

@Suite struct SentenceTests {
    private let end = Instant(seconds: 1_795_338_000)

    @Test func itsOwnWordsAreThoseOfTheDevice() {
        let sentence: Sentence = "waiting behind \(message: "b"), over since \(end, written: "09:00"), \(3) times"
        #expect(sentence.text == "waiting behind b, over since 09:00, 3 times")
        #expect(sentence.messages == ["b"])
    }

    /// Devices may remember a message by a word that the sentence has, too.
    @Test func onlyNamesAreToldInOtherWords() {
        let sentence: Sentence = "waiting behind \(message: "in") and \(message: "“in”")"
        let told = sentence.text(message: { "“\($0) title”" }, moment: { _, _ in "" })
        #expect(told == "waiting behind “in title” and ““in” title”")
    }

    @Test func onlyMomentsAreToldByAnotherClock() {
        let sentence: Sentence = "from 09:00 on, over since \(end, written: "09:00")"
        let told = sentence.text(message: { $0 }, moment: { instant, _ in "second \(instant.seconds)" })
        #expect(told == "from 09:00 on, over since second 1795338000")
    }

    @Test func wordsAreOneHoweverTheyWerePutTogether() {
        #expect("a \("b") c" as Sentence == Sentence("a b c"))
        #expect(Sentence("") == "" && Sentence("").parts == [])
        #expect("waiting behind \(message: "b")" as Sentence != "waiting behind b")
    }

    @Test func aSentenceInAnotherKeepsItsMoments() throws {
        let clock = try #require(ZoneClock("Europe/Berlin"))
        let ended: Sentence = "ended \(end, by: clock)"
        let told: Sentence = "\(ended); too late"
        #expect(told.text == "ended 2026-11-22 10:00 Europe/Berlin; too late")
        #expect(told.text { _, _ in "then" } == "ended then; too late")
        #expect(Sentence(told.parts) == told)
    }

    @Test func itIsReadAsItWasWritten() throws {
        let sentences: [Sentence] = [
            "", "words", "\(end, written: "09:00")", "behind \(message: "b"), from \(end, written: "") on",
        ]
        for sentence in sentences {
            var writer = ByteWriter()
            writer.write(sentence)
            var reader = ByteReader(writer.bytes)
            #expect(try reader.value(Sentence.self) == sentence && reader.isAtEnd)
        }
        var reader = ByteReader([1, 0, 0, 0, 9])
        #expect(throws: ByteReader.Damage.self) { try reader.value(Sentence.self) }
    }
}
