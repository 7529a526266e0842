/// The system the app runs on; iNotify behaves differently on each.
enum INotifyPlatform: String, Sendable {
    case ios
    case macos
}
