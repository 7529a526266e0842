/// A part of a text in an exchange file, with where it stands.
struct PlacedItem: Sendable {
    /// The part.
    var item: ExchangeItem
    /// Where it stands.
    var place: ItemPlace

    init(_ item: ExchangeItem, at place: ItemPlace) {
        self.item = item
        self.place = place
    }

    /// What an element says, or one of its tags.
    ///
    /// - Parameter offset: the offset of the tag.
    init(_ item: ExchangeItem, ofElementAt offset: Int) {
        self.init(item, at: ItemPlace(offset: offset, writing: .element))
    }
}

extension [PlacedItem] {
    /// The parts alone.
    var items: [ExchangeItem] { map(\.item) }

    /// The offset in the file of one of the characters of all parts; nil where there are not as many.
    ///
    /// - Parameter count: how many Unicode scalars stand before it.
    func offset(behind count: Int, in bytes: [UInt8]) -> Int? {
        var rest = count
        for part in self {
            let own = part.item.characters.unicodeScalars.count
            if rest < own { return part.place.offset(behind: rest, in: bytes) }
            rest -= own
        }
        return nil
    }

    /// The offset in the file of the first code, or character that is no white space.
    func firstOffset(in bytes: [UInt8]) -> Int? {
        for part in self {
            guard case .text(let text) = part.item else { return part.place.offset }
            let space = text.unicodeScalars.prefix(while: \.properties.isWhitespace).count
            if space < text.unicodeScalars.count { return part.place.offset(behind: space, in: bytes) }
        }
        return nil
    }
}
