/// The labels that an app gives its alerts.
struct INotifyLabels: Sendable {
    var confirm = "OK"
    var ignore = "Ignore"
    var remind = "Remind Me Later"
    var action: String

    /// English, without the client's string bundle.
    static let version156 = INotifyLabels(action: "More Info")
    /// English, as the header file of 1.0 sets them.
    static let version10 = INotifyLabels(action: "More...")
}
