/// Puts the codes of a source in place of the marks that stand for them in the parts of a translation.
struct CodeRebuilding {
    private let codes: [Int: MarkdownCode]
    private let items: [CodeMark: [Int]]
    private var counts: [CodeMark: Int] = [:]

    /// A rebuilding with a source's codes.
    ///
    /// - Parameter items: the parts of the translation, by their numbers, that became each mark.
    init(codes: [Int: MarkdownCode], items: [CodeMark: [Int]]) {
        self.codes = codes
        self.items = items
    }

    /// The parts with codes in them.
    mutating func rebuilt(_ parts: [Inline]) throws(RowRefusal) -> [Inline] {
        var stack: [(number: Int, item: Int?, parts: [Inline])] = []
        var result: [Inline] = []
        func add(_ part: Inline) {
            if stack.isEmpty { result.append(part) } else { stack[stack.count - 1].parts.append(part) }
        }
        for part in parts {
            switch part {
            case .text(let text):
                var words = String.UnicodeScalarView()
                for scalar in text.unicodeScalars {
                    guard let mark = CodeMark(scalar) else {
                        words.append(scalar)
                        continue
                    }
                    add(.text(String(words)))
                    words = String.UnicodeScalarView()
                    let item = nextItem(of: mark)
                    switch (mark.kind, codes[mark.number]) {
                    case (.leaf, .leaf(let part)?): add(part)
                    case (.open, .span?): stack.append((mark.number, item, []))
                    case (.close, .span(let span)?):
                        guard let top = stack.last, top.number == mark.number else {
                            throw RowRefusal("the code “\(mark.number)” ends where it has not begun", item: item)
                        }
                        stack.removeLast()
                        add(.span(span, top.parts))
                    default: throw RowRefusal("the code “\(mark.number)” is none of the source's", item: item)
                    }
                }
                add(.text(String(words)))
            case .span(let span, let inner):
                let own = try rebuilt(inner)
                add(.span(span, own))
            case .code(let text), .html(let text), .address(_, let text):
                for scalar in text.unicodeScalars {
                    guard let mark = CodeMark(scalar) else { continue }
                    throw RowRefusal("a code stands inside of code, where it means nothing", item: nextItem(of: mark))
                }
                add(part)
            case .lineBreak, .variable: add(part)
            }
        }
        guard let open = stack.last else { return result }
        throw RowRefusal("the code “\(open.number)” does not end", item: open.item)
    }

    /// The part of the translation that became a mark: marks are met in the order in which they were made.
    private mutating func nextItem(of mark: CodeMark) -> Int? {
        let count = counts[mark, default: 0]
        counts[mark] = count + 1
        guard let own = items[mark], count < own.count else { return nil }
        return own[count]
    }
}
