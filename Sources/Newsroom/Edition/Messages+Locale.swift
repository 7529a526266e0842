import Campaigns

extension [Message] {
    /// The place of a locale's message; nil where there is none.
    ///
    /// By their places: a closure that is given each of tens of thousands would be given a copy.
    func place(in locale: String) -> Int? { indices.first { self[$0].locale == locale } }

    /// A locale's message; nil where there is none.
    func message(in locale: String) -> Message? { place(in: locale).map { self[$0] } }
}
