import Campaigns

/// A button of a view that was made from our templates, as the page's script reads it.
struct NotablePageButton: Equatable, Sendable {
    /// What it is for: `action`, `dismiss`, `more` or `never`.
    var wish: String
    /// The address that it opens.
    var address: String?
    /// Whether it marks the notification as done.
    var isDone: Bool

    /// The buttons of a page, in order.
    static func buttons(in html: [UInt8]) -> [NotablePageButton] {
        var buttons: [NotablePageButton] = []
        var tokens = HTMLTokens(html)
        while let token = tokens.next() {
            guard case .opening(_, let attributes) = token, let wish = attributes["data-do"] else { continue }
            let address = attributes["data-url"].map { text in
                var run = ReadableRun()
                run.append(text.utf8)
                return run.end()
            }
            buttons.append(
                NotablePageButton(wish: wish, address: address, isDone: attributes["data-done"] != nil))
        }
        return buttons
    }
}

extension [NotablePageButton] {
    /// The button that an answer presses; nil for one that presses none.
    func pressed(by response: UserResponse) -> NotablePageButton? {
        guard response == .never || response == .action else { return nil }
        return first { $0.wish == response.rawValue }
    }
}
