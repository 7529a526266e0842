/// The messages that a device had in hand in a step and did not show, with the reasons.
public struct NotShownList: Sendable {
    /// A message and the reason, by their numbers in the table of reasons.
    struct Item: Hashable, Sendable {
        var number: Int32
        var code: Int32
    }

    /// What the numbers stand for.
    let table: NotShownTable
    /// The messages, in order.
    var items: [Item]

    /// A list of messages of a table; none unless given.
    init(_ table: NotShownTable, _ items: [Item] = []) {
        self.table = table
        self.items = items
    }

    /// A list of these messages.
    init(_ messages: [NotShown] = []) {
        guard !messages.isEmpty else {
            self.init(Self.emptyTable)
            return
        }
        let table = NotShownTable(messages.map(\.id))
        self.init(
            table,
            messages.enumerated().map { number, message in
                Item(number: Int32(number), code: table.code(message.reason, behind: message.behind))
            })
    }

    /// Adds a message of the table.
    mutating func add(_ number: Int32, _ code: Int32) {
        items.append(Item(number: number, code: code))
    }

    private static let emptyTable = NotShownTable([])
}

extension NotShownList: RandomAccessCollection {
    /// The place of the first message.
    public var startIndex: Int { 0 }
    /// The place behind the last one.
    public var endIndex: Int { items.count }
    /// The message at a place.
    public subscript(place: Int) -> NotShown { table.notShown(items[place].number, items[place].code) }
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

    /// Whether it is another list of the same table, item by item. Two lists may be equal without this, which looks at no
    /// texts.
    public func isPlainly(_ other: NotShownList) -> Bool { table === other.table && items == other.items }
}
