/// The moment at which a client takes the app down with it.
///
/// A device that meets it reports `"crash": true`; the process is gone, what was stored before stays.
struct ClientCrash: Error, Equatable, Sendable {
    /// What the client could not take, for a person.
    var reason: String

    /// A crash for that reason.
    init(_ reason: String) {
        self.reason = reason
    }

    /// What keeps messages back where the app crashes, for that reason: it holds for the one that crashes it and for those behind.
    static func obstacle(_ reason: String) -> DeviceReason {
        DeviceReason(DeviceReasonWord.crash, "\(reason), which crashes the app")
    }
}
