/// A button of an alert.
enum ISmartNewsButton: String, Sendable {
    case ok
    case cancel
    case review
    case remind
}
