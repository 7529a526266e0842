import Campaigns

/// Compares what must come through a translation unharmed with what did.
struct PlaceholderComparison {
    private let source: Census
    private let localizedURLs: Set<String>

    /// A comparison with a source.
    ///
    /// - Parameter localizedURLs: addresses that the locale's own translation has already, beside those of the source.
    init(with source: [Inline], localizedURLs: Set<String>) {
        self.source = Census(of: source)
        self.localizedURLs = localizedURLs
    }

    /// What is lost or invented; empty where all is well.
    func problems(in target: [Inline]) -> [PlaceholderProblem] {
        let own = Census(of: target)
        var problems: [PlaceholderProblem] = []
        for (kind, count) in source.counts.sorted(by: { $0.key < $1.key }) {
            // That of a link that is lost, or of one with another address, is reported as the link.
            if kind.what == Placeholder.words, own.counts[Placeholder(what: "link", name: kind.name)] == nil {
                continue
            }
            let found = own.counts[kind] ?? 0
            let replaced = kind.isAddress ? own.localized(kind.what, known: source, allowed: localizedURLs) : 0
            // Another language may say a variable once where the source says it twice.
            let needed = kind.what == "variable" || kind.what == Placeholder.words ? 1 : count
            if found + replaced < needed { problems.append(PlaceholderProblem(kind, isLost: true)) }
        }
        for kind in own.counts.keys.sorted() where source.counts[kind] == nil {
            if kind.isAddress && localizedURLs.contains(kind.name) || kind.what == Placeholder.words { continue }
            problems.append(PlaceholderProblem(kind, isLost: false))
        }
        return problems
    }
}

/// How often each code stands in a text.
private struct Census {
    var counts: [Placeholder: Int] = [:]

    init(of parts: [Inline]) {
        add(parts)
    }

    /// How many addresses of a kind are the locale's own.
    func localized(_ what: String, known: Census, allowed: Set<String>) -> Int {
        counts.reduce(0) { sum, entry in
            let isOwn = entry.key.what == what && known.counts[entry.key] == nil && allowed.contains(entry.key.name)
            return isOwn ? sum + entry.value : sum
        }
    }

    private mutating func add(_ parts: [Inline]) {
        for part in parts {
            switch part {
            case .lineBreak: break
            case .text(let text):
                for url in BareAddress.all(in: text) { counts[Placeholder(what: "link", name: url), default: 0] += 1 }
            case .code(let code): counts[Placeholder(what: "code", name: code), default: 0] += 1
            case .html(let tag): counts[Placeholder(what: "tag", name: tag), default: 0] += 1
            case .variable(let name): counts[Placeholder(what: "variable", name: name), default: 0] += 1
            case .address(let url, _): counts[Placeholder(what: "link", name: url), default: 0] += 1
            case .span(let span, let inner):
                switch span {
                case .link(let url, _):
                    counts[Placeholder(what: "link", name: url), default: 0] += 1
                    // A link without words is none that anybody can tap.
                    if inner.showsSomething { counts[Placeholder(what: Placeholder.words, name: url), default: 0] += 1 }
                case .image(let url, _): counts[Placeholder(what: "image", name: url), default: 0] += 1
                case .emphasis, .strong: break
                }
                add(inner)
            }
        }
    }
}

extension [Inline] {
    /// Whether there is anything to be seen.
    fileprivate var showsSomething: Bool {
        contains { part in
            switch part {
            case .text(let text): text.contains { !$0.isWhitespace }
            case .code, .variable, .address: true
            case .span(.image, _): true
            case .span(_, let parts): parts.showsSomething
            case .html, .lineBreak: false
            }
        }
    }
}
