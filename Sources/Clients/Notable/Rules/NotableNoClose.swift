import Campaigns

extension NotableClient {
    /// The library's documentation has a function `close()`; the library has none, and the view would stay.
    func checkClose(
        in page: FeedFile, template: String?, of message: Message, _ findings: inout ClientFindings
    ) {
        guard CloseCall.isMentioned(in: page.bytes) else { return }
        var tokens = HTMLTokens(page.bytes)
        var isScript = false
        var isFound = false
        while let token = tokens.next(), !isFound {
            switch token {
            case .opening(let name, let attributes):
                isScript = name == "script"
                isFound = ["onclick", "ontouchend", "href"].contains { attributes[$0].map(Self.calls) ?? false }
            case .closing: isScript = false
            case .text(let script): isFound = isScript && Self.calls(String(decoding: script, as: UTF8.self))
            }
        }
        guard isFound else { return }
        findings.report(
            .notableNoClose, at: message.text.position(),
            "the view \(page.path.split(separator: "/").last ?? "") calls close(), which Notable does not have",
            suggestion: "write dismiss() in templates/\(template ?? "").mustache", locale: message.locale)
    }

    /// Views of the publisher's own templates, none of which can be closed: the library has no button of its own.
    func checkDismissal(
        of message: Message, in views: [NotableRenderedView], _ plan: NotableViewPlan, _ findings: inout ClientFindings
    ) {
        // The built-in ones have a button. What a page elsewhere does, nobody here knows.
        guard context.templates.hasOverrides, views.allSatisfy({ $0.page.map(Self.isWithoutEnd) ?? false }) else {
            return
        }
        findings.report(
            .notableNoClose, at: message.text.position(),
            "nobody can close it: none of its views calls dismiss()",
            suggestion:
                "add a button with onclick=\"dismiss()\" to templates/\(plan.templates[plan.entry] ?? "").mustache",
            locale: message.locale)
    }

    /// Whether a page calls nothing that closes it, nor what was meant to. One without any tag is that of a broken
    /// template; what a script from elsewhere does, nobody here knows.
    private static func isWithoutEnd(_ page: FeedFile) -> Bool {
        page.bytes.contains(UInt8(ascii: "<")) && !String(decoding: page.bytes, as: UTF8.self).contains("dismiss")
            && !CloseCall.isMentioned(in: page.bytes)
            && ExternalResource.first(in: page.bytes) == nil
    }

    private static func calls(_ script: String) -> Bool {
        script.contains(/(?:^|[^\w.$]|\bwindow\s*\.\s*)close\s*\(/) && !script.contains(/function\s+close\s*\(/)
    }
}

extension Rule {
    /// A view that calls a function which is documented, but not there; or views that cannot be closed.
    static let notableNoClose = Rule.changeable("notable-no-close", .error)
}
