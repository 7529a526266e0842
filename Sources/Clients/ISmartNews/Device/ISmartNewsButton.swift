/// A button of an alert.
enum ISmartNewsButton: String, Hashable, Sendable {
    case ok
    case cancel
    case review
    case remind
}
