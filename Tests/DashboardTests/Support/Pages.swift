import Clients

@testable import Dashboard

/// The pages of a report by their paths, as text.
struct Pages {
    private(set) var texts: [String: String] = [:]

    init(_ report: Report, templates: TemplateLibrary = TemplateLibrary()) {
        for page in DashboardRenderer(templates: templates).drawn(report).pages {
            texts[page.path] = String(decoding: page.bytes, as: UTF8.self)
        }
    }

    var paths: [String] { texts.keys.sorted() }
    var index: String { self["index.html"] }

    subscript(path: String) -> String { texts[path] ?? "" }

    func campaign(_ id: String = "sale") -> String { self["campaigns/\(id).html"] }

    /// The elements of a page with the names of their attributes, without values and text.
    static func skeleton(of page: String) -> [String] {
        page.matches(of: /<[^>]*>/).map { match in
            String(match.output).replacing(/"[^"]*"/, with: "")
        }
    }

    /// A command as pages have it, each word by itself.
    static func command(_ text: String) -> String {
        "<code class=\"command\">" + text.split(separator: " ").map { "<span>\($0)</span>" }.joined(separator: " ")
            + "</code>"
    }

    /// The addresses that a page links to.
    static func links(of page: String) -> [String] {
        page.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.output.1) }
    }
}
