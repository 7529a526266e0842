/// The messages that a device had in hand in a step and did not show, with the reasons.
public struct NotShownList: Sendable {
    /// A message and the reason, by their numbers in the book.
    struct Item: Hashable, Sendable {
        var number: Int32
        var code: Int32
    }

    /// What the numbers stand for.
    let book: NotShownBook
    /// The messages, in order.
    var items: [Item]

    /// A list of messages of a book; none unless given.
    init(_ book: NotShownBook, _ items: [Item] = []) {
        self.book = book
        self.items = items
    }

    /// A list of these messages.
    public init(_ messages: [NotShown] = []) {
        guard !messages.isEmpty else {
            self.init(Self.emptyBook)
            return
        }
        let book = NotShownBook(messages.map(\.id))
        self.init(
            book,
            messages.enumerated().map { number, message in
                Item(number: Int32(number), code: book.code(message.reason, behind: message.behind))
            })
    }

    /// Adds a message of the book.
    mutating func add(_ number: Int32, _ code: Int32) {
        items.append(Item(number: number, code: code))
    }

    private static let emptyBook = NotShownBook([])
}

extension NotShownList: RandomAccessCollection {
    /// The place of the first message.
    public var startIndex: Int { 0 }
    /// The place behind the last one.
    public var endIndex: Int { items.count }
    /// The message at a place.
    public subscript(place: Int) -> NotShown { book.notShown(items[place].number, items[place].code) }
}

extension NotShownList: Equatable, ExpressibleByArrayLiteral {
    /// A list of these messages.
    public init(arrayLiteral messages: NotShown...) {
        self.init(messages)
    }

    /// Whether both name the same messages, for the same reasons.
    public static func == (left: NotShownList, right: NotShownList) -> Bool {
        left.isPlainly(right) || left.elementsEqual(right)
    }

    /// Whether it is another list of the same book, item by item. Two lists may be equal without this, which looks at no
    /// texts.
    public func isPlainly(_ other: NotShownList) -> Bool { book === other.book && items == other.items }
}
