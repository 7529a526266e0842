import Campaigns
import Clients
import Files

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

    /// The differences of some locales' feeds, in their order. What phones are shown is worked out once for all
    /// locales in which it is the same.
    ///
    /// - Parameters:
    ///   - pairs: the states before and after, locale by locale.
    ///   - clients: the clients of interest.
    ///   - app: the app, with its versions.
    public static func between(
        _ pairs: [DiffPair], clients: [any Client], app: AppConfiguration
    ) -> [UserDifference] {
        let changes = pairs.flatMap { pair in clients.map { (client: $0, pair: pair) } }.parallelMap(batch: 1) {
            ClientChange($0.client, in: $0.pair)
        }
        let shown = ShownChange.of(changes, app: app)
        return pairs.indices.parallelMap(batch: 1) { index in
            let range = index * clients.count..<(index + 1) * clients.count
            return UserDifference(of: pairs[index], changes: changes[range], shown: shown[range], clients: clients)
        }
    }

    private init(
        of pair: DiffPair, changes: ArraySlice<ClientChange>, shown: ArraySlice<ShownChange>, clients: [any Client]
    ) {
        locale = pair.locale
        span = pair.span
        showings = shown.flatMap(\.showings).mergingClients
        orders = shown.flatMap(\.orders).puttingTogether(\.campaigns).puttingTogether(\.clients)
        unseen = shown.flatMap(\.unseen).puttingTogether(\.clients)
        known = changes.flatMap(\.known)
        unclear = zip(changes, shown).filter(\.1.isUnclear).map(\.0.name)
        messages = MessageDifference.between(pair, clients: clients)
        preambles = changes.map(\.name).filter { pair.old.preambles[$0] != pair.new.preambles[$0] }
        titles = Dictionary(keepingFirst: (pair.new.contents + pair.old.contents).map { ($0.campaign, $0.title) })
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
    fileprivate var mergingClients: [ShowingChange] {
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
