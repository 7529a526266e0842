extension MarkdownTree {
    /// Notes HTML that is left out; a comment goes without saying, but not the text that goes with it.
    mutating func reportLeftOut(_ literal: String, at node: Node) {
        let isComment = literal.hasPrefix("<!--")
        if isComment, !literal.contains("-->") {
            report(
                .unclosedComment, at: node, "this comment never ends, so all that stands behind it is left out",
                suggestion: "end it with -->")
        } else if options.unsafeHTML {
            return
        } else if !isComment {
            report(
                .rawHTML, at: node, "raw HTML is left out: \(literal.firstLine)",
                suggestion: "use Markdown, or set unsafeHTML: true in newsadmin.yml")
        } else {
            reportText(besideComment: literal, at: node)
        }
    }

    /// Notes the names of variables in HTML that goes out as it is: a value could bring markup of its own.
    mutating func reportVariables(in literal: String, at node: Node) {
        var names: [String] = []
        _ = Substitution([:]).apply(to: literal.withoutComments, unknown: &names)
        for name in Set(names.filter(Substitution.isName)).sorted() {
            report(
                .variableInHTML, at: node, "“{{\(name)}}” stands in raw HTML, where no value takes its place",
                suggestion: "write the value itself, or use Markdown there")
        }
    }

    /// Notes what stands on one line with a comment: Markdown takes it for a part of that.
    private mutating func reportText(besideComment literal: String, at node: Node) {
        let rest = literal.withoutComments.drop(while: \.isWhitespace)
        guard !rest.isEmpty else { return }
        let way = "of its own with a blank line before and after"
        if literal.contains(/<!--\s*more\s*-->/) {
            report(
                .misplacedMore, at: node,
                "<!-- more --> has text on its line, so it divides nothing, and that text is left out too: "
                    + String(rest).firstLine, suggestion: "put it on a line \(way)")
        } else {
            report(
                .rawHTML, at: node, "text is left out with the comment on its line: \(String(rest).firstLine)",
                suggestion: "put the comment on a line \(way)")
        }
    }
}

extension String {
    fileprivate var withoutComments: String { replacing(/<!--[\s\S]*?-->/, with: "") }

    fileprivate var firstLine: String {
        let line = prefix { !$0.isNewline }
        return line.count > 60 ? line.prefix(60) + "…" : String(line)
    }
}

extension Rule {
    /// Raw HTML in Markdown.
    static let rawHTML = Rule.changeable("raw-html", .warning)
    /// The name of a variable in raw HTML that goes out as it is.
    static let variableInHTML = Rule.changeable("variable-in-html", .warning)
    /// A comment without an end.
    static let unclosedComment = Rule.locked("unclosed-comment")
}
