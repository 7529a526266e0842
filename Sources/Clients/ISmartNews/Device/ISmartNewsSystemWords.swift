/// What the phone says for the buttons that a feed leaves to it.
struct ISmartNewsSystemWords: Equatable, Sendable {
    var ok = "OK"
    var cancel = "Cancel"

    /// The words of an English phone.
    static let english = ISmartNewsSystemWords()

    private init() {}

    /// The words under `labels` in a journey's settings; English ones where it has none.
    init(_ labels: JourneyFields?) throws(JourneyError) {
        ok = try labels?.text("ok") ?? ok
        cancel = try labels?.text("cancel") ?? cancel
    }
}
