/// The system the app runs on; iNotify behaves differently on each.
enum INotifyPlatform: String, CaseIterable, Sendable {
    case ios
    case macos

    /// An alert's title as it is drawn: a Mac puts a word of its own where there is none (`alertWithMessageText:`).
    func drawnTitle(_ title: String?) -> String? {
        self == .macos && title?.isEmpty != false ? "Alert" : title
    }

    /// The label of an alert's default button as it is drawn, which has a word of its own on a Mac, too.
    func drawnDefaultLabel(_ label: String) -> String {
        self == .macos && label.isEmpty ? "OK" : label
    }
}
