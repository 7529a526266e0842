/// The system the app runs on; iNotify behaves differently on each.
enum INotifyPlatform: String, CaseIterable, Sendable {
    case ios
    case macos
}
