/// Why a row's translation cannot be written, for a person.
struct RowRefusal: Error, Equatable, Sendable {
    var sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
