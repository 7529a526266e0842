import Clients

/// What was counted of the phones of all clients.
public struct ForecastTotals: Equatable, Sendable {
    /// For each client what was counted.
    public var clients: [ForecastCounts]
    /// How many users have seen no message, one, two and so on, those of all clients taken together.
    public var usersByMessages: [Int]

    /// What was counted.
    init(clients: [ForecastCounts], usersByMessages: [Int]) {
        self.clients = clients
        self.usersByMessages = usersByMessages
    }

    /// Adds what was counted of other users.
    mutating func add(_ other: ForecastTotals) {
        for place in clients.indices { clients[place].add(other.clients[place]) }
        ForecastCounts.add(other.usersByMessages, to: &usersByMessages)
    }
}
