/// What the phone says for the buttons that a feed leaves to it.
struct ISmartNewsSystemWords: Equatable, Sendable {
    var ok: String
    var cancel: String

    /// The words of an English phone.
    static let english = ISmartNewsSystemWords(ok: "OK", cancel: "Cancel")

    /// The words under `labels` in a journey's settings; English ones where it has none.
    init(_ labels: JourneyFields?) throws(JourneyError) {
        self.init(
            ok: try labels?.text("ok") ?? Self.english.ok, cancel: try labels?.text("cancel") ?? Self.english.cancel)
    }

    private init(ok: String, cancel: String) {
        self.ok = ok
        self.cancel = cancel
    }
}
