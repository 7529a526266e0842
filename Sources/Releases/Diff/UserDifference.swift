import Campaigns
import Clients

/// What changes for the users of a locale between two states of its feeds.
///
/// It is worked out as schedules are: exact over versions and time, and about nothing before the first instant of its
/// span.
public struct UserDifference: Sendable {
    /// The locale.
    public let locale: String
    /// The time it is about.
    public let span: Range<Instant>
    /// Who is shown what, and was not, or the other way round, or at other times.
    public let showings: [ShowingChange]
    /// Which messages are shown only after others, and were not, or the other way round.
    public let orders: [OrderChange]
    /// The new and changed messages that reach nobody in this time.
    public let unseen: [UnseenMessage]
    /// What happens on phones that know what has changed or left.
    public let known: [KnownMessage]
    /// In what the messages differ, in order of their campaigns.
    public let messages: [MessageDifference]
    /// The clients for which what stands in feeds beside messages differs, by their names.
    public let preambles: [String]
    /// The clients whose feeds hold messages that they cannot tell apart, so that nobody knows what is shown.
    public let unclear: [String]
    /// The titles of the campaigns, as the new state has them, else the old one.
    public let titles: [String: String]

    /// The difference between two states.
    ///
    /// - Parameters:
    ///   - old: the state before.
    ///   - new: the state after.
    ///   - clients: the clients of interest.
    ///   - app: the app, with its versions.
    ///   - locale: the locale.
    ///   - span: the time to look at, which is not empty.
    public init(
        from old: DiffSide, to new: DiffSide, clients: [any Client], app: AppConfiguration, locale: String,
        in span: Range<Instant>
    ) {
        self.locale = locale
        self.span = span
        var showings: [ShowingChange] = []
        var orders: [OrderChange] = []
        var unseen: [UnseenMessage] = []
        var known: [KnownMessage] = []
        var unclear: [String] = []
        for client in clients {
            let comparison = ClientComparison(client, old: old, new: new, app: app, locale: locale, in: span)
            if comparison.isUnclear {
                unclear.append(type(of: client).name)
            } else {
                let (changes, others) = comparison.compare()
                showings += changes
                orders += others
                unseen += comparison.unseen(in: span)
            }
            known += comparison.known(at: span.lowerBound)
        }
        let names = clients.map { type(of: $0).name }
        self.showings = showings.told
        self.orders = orders.puttingTogether(\.campaigns).puttingTogether(\.clients)
        self.unseen = unseen.puttingTogether(\.clients)
        self.known = known
        self.unclear = unclear
        messages = MessageDifference.between(old, new, clients: clients)
        preambles = names.filter { old.preambles[$0] != new.preambles[$0] }
        titles = Dictionary(
            (new.contents + old.contents).map { ($0.campaign, $0.title) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether users notice nothing.
    public var isEmpty: Bool {
        showings.isEmpty && orders.isEmpty && unseen.isEmpty && known.isEmpty && messages.isEmpty && preambles.isEmpty
            && unclear.isEmpty
    }
}

extension Array where Element: Hashable {
    /// Elements that differ in nothing but one list, as one with all of their lists.
    fileprivate func puttingTogether<Item>(_ list: WritableKeyPath<Element, [Item]>) -> [Element] {
        var places: [Element: Int] = [:]
        var result: [Element] = []
        for element in self {
            var key = element
            key[keyPath: list] = []
            if let place = places[key] {
                result[place][keyPath: list] += element[keyPath: list]
            } else {
                places[key] = result.count
                result.append(element)
            }
        }
        return result
    }
}

extension [ShowingChange] {
    /// The changes that several clients share as one, those of one campaign side by side.
    fileprivate var told: [ShowingChange] {
        var places: [ShowingChange: Int] = [:]
        var order: [String: Int] = [:]
        var result: [ShowingChange] = []
        for change in self {
            order[change.campaign] = order[change.campaign] ?? order.count
            var key = change
            key.clients = []
            key.conditions = []
            if let place = places[key] {
                result[place].clients += change.clients
                result[place].conditions += change.conditions
            } else {
                places[key] = result.count
                result.append(change)
            }
        }
        for index in result.indices { result[index].conditions = result[index].conditions.puttingTogether(\.clients) }
        return result.enumerated().sorted {
            (order[$0.element.campaign] ?? 0, $0.offset) < (order[$1.element.campaign] ?? 0, $1.offset)
        }.map(\.element)
    }
}
