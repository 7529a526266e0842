import Campaigns
import Testing

@testable import Clients

@Suite struct ReasonSentenceTests {
    private let end = Instant(seconds: 1_795_338_000)

    @Test func itsOwnWordsAreThoseOfTheDevice() {
        let sentence: ReasonSentence = "waiting behind \(message: "b"), over since \(end, written: "09:00"), \(3) times"
        #expect(sentence.text == "waiting behind b, over since 09:00, 3 times")
        #expect(sentence.messages == ["b"])
    }

    /// Devices may remember a message by a word that the sentence has, too.
    @Test func onlyNamesAreToldInOtherWords() {
        let sentence: ReasonSentence = "waiting behind \(message: "in") and \(message: "“in”")"
        let told = sentence.text(message: { "“\($0) title”" }, moment: { _, _ in "" })
        #expect(told == "waiting behind “in title” and ““in” title”")
    }

    @Test func onlyMomentsAreToldByAnotherClock() {
        let sentence: ReasonSentence = "from 09:00 on, over since \(end, written: "09:00")"
        let told = sentence.text(message: { $0 }, moment: { instant, _ in "second \(instant.seconds)" })
        #expect(told == "from 09:00 on, over since second 1795338000")
    }

    @Test func wordsAreOneHoweverTheyWerePutTogether() {
        #expect("a \("b") c" as ReasonSentence == ReasonSentence("a b c"))
        #expect(ReasonSentence("") == "" && ReasonSentence("").parts == [])
        #expect("waiting behind \(message: "b")" as ReasonSentence != "waiting behind b")
    }
}
