/// The items that the client treats in a way of its own because of their uuids, in the order in which they go before all
/// others.
enum ISmartNewsReservedItem: String, CaseIterable, Sendable {
    /// What a new version brings.
    case whatIsNew = "what_is_new"
    /// Asks for a review of the app.
    case review
}
