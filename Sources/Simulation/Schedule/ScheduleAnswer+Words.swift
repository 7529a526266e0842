import Clients

extension ScheduleAnswer {
    /// The answer for a person: `behind 2026-11-20-sale, the phone cannot open acme:sale`; empty for one that is shown.
    ///
    /// - Parameter names: names other messages by their places.
    public func words(_ names: ([Int]) -> String) -> String {
        var words: [String] = []
        switch kind {
        case .waiting, .blocked: if !others.isEmpty { words.append("behind \(names(others))") }
        case .tied: words.append("with \(names(others))")
        case .shown, .excluded: break
        }
        if let reason { words.append(reason.sentence.text) }
        return words.joined(separator: ", ")
    }
}
