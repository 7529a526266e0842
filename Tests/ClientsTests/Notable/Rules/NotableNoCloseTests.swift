import Campaigns
import Testing

@testable import Clients

@Suite("A view that calls close()") struct NotableNoCloseTests {
    private func findings(_ template: String) throws -> [Diagnostic] {
        var templates = TemplateLibrary.builtIn
        try templates.add("notable/banner", text: template)
        return try RuleTrial<NotableClient>(templates: templates).findings(of: .notableNoClose, front: "locales: [en]")
    }

    @Test(
        "is found",
        arguments: [
            "<script>close();</script>", "<script>function end() { window.close (); }</script>",
            "<button onclick=\"close()\">X</button>", "<a href='javascript:close()'>X</a>",
            "<script>if (a) { setFlag('a', true); close() }</script>",
        ])
    func isFound(template: String) throws {
        let findings = try findings(template)
        #expect(findings.map(\.place) == ["campaigns/2026-12-01-news.md:5:1"])
        #expect(findings.map(\.suggestion) == ["write dismiss() in templates/notable/banner.mustache"])
    }

    @Test(
        "is none where it calls something else",
        arguments: [
            "<script>dismiss();</script>", "<script>a.closest('b'); menu.close(); disclose();</script>",
            "<p>close() is a function</p>", "<script>function close() { dismiss(); } close();</script>",
            "<style>.close { color: red }</style><button onclick=\"dismiss()\">X</button>",
        ])
    func isNone(template: String) throws {
        #expect(try findings(template).isEmpty)
    }

    @Test("is found where nothing else closes it, either")
    func isFoundWithoutAnyWay() throws {
        let findings = try findings("<h1>{{title}}</h1><a onclick=\"openUrl('https://example.com')\">X</a>")
        #expect(findings.map(\.message) == ["nobody can close it: none of its views calls dismiss()"])
        #expect(
            findings.map(\.suggestion)
                == ["add a button with onclick=\"dismiss()\" to templates/notable/banner.mustache"])
    }

    @Test("is none where another view of the message can be closed")
    func isNoneBesideAnother() throws {
        var templates = TemplateLibrary.builtIn
        try templates.add("notable/banner", text: "<a onclick=\"display('full')\">More</a>")
        let findings = try RuleTrial<NotableClient>(templates: templates).findings(
            of: .notableNoClose,
            ["2026-12-01-news.md": "---\ntitle: News\nlocales: [en]\n---\nFirst.\n\n<!-- more -->\n\nSecond.\n"])
        #expect(findings.isEmpty)
    }
}
