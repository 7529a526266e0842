import CMark
import Files

/// A syntax tree of libcmark, made ready to be rendered: variables filled in, addresses checked, raw HTML taken out.
struct MarkdownTree {
    typealias Node = OpaquePointer

    let root: Node
    let options: MarkdownOptions
    /// What is known of the text so far.
    var text = RenderedText()
    /// The block `<!-- more -->` at the top level, if there is one.
    var marker: Node?
    /// Where things stand in the text; most texts have nothing that is looked up.
    private(set) lazy var places = MarkdownPlaces(bytes)

    /// Where ``PartedBraces`` put marks into what libcmark has read.
    let marks: [Int]

    private let bytes: ArraySlice<UInt8>

    /// The tree of a text that libcmark has read.
    init(root: Node, of bytes: ArraySlice<UInt8>, marks: [Int] = [], options: MarkdownOptions) {
        self.root = root
        self.bytes = bytes
        self.marks = marks
        self.options = options
    }

    /// Takes a node out of its tree and frees it.
    static func remove(_ node: Node) {
        cmark_node_unlink(node)
        cmark_node_free(node)
    }

    /// How deeply quotations, lists, spans and the like may be nested.
    static let depthLimit = 100

    /// Whether the tree is nested deeper than that; the text is then left out.
    private(set) var isTooDeep = false

    mutating func prepare(hasVariables: Bool) {
        if hasVariables { cmark_consolidate_text_nodes(root) }
        let nodes = interestingNodes(hasVariables: hasVariables)
        guard !isTooDeep else { return }
        let lineEnds = nodes.filter { cmark_node_get_type($0) == CMARK_NODE_SOFTBREAK }
        for node in nodes {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_HTML_BLOCK: prepareHTML(node, isBlock: true)
            case CMARK_NODE_HTML_INLINE: prepareHTML(node, isBlock: false)
            case CMARK_NODE_LINK: prepareLink(node)
            case CMARK_NODE_IMAGE: prepareImage(node)
            case CMARK_NODE_SOFTBREAK: break
            case CMARK_NODE_EMPH: checkEmphasis(node)
            default: substitute(in: node)
            }
        }
        // What stands beside them is known once variables are filled in and HTML has been taken out.
        for node in lineEnds { joinLines(at: node) }
        checkMarker()
    }

    /// Notes a marker at the beginning or the end of the text, which parts nothing off.
    private mutating func checkMarker() {
        guard let marker else { return }
        switch (cmark_node_previous(marker), cmark_node_next(marker)) {
        case (nil, .some):
            report(
                .misplacedMore, at: marker, "nothing stands before <!-- more -->, so banners and alerts have no text",
                suggestion: "put what they show before it, or delete it")
        case (.some, nil):
            report(
                .misplacedMore, at: marker, "nothing stands behind <!-- more -->, so there is no more to show",
                suggestion: "put the rest of the text behind it, or delete it")
        case (.some, .some), (nil, nil): break
        }
    }

    /// The nodes to look at, gathered first because the tree changes while they are looked at.
    private mutating func interestingNodes(hasVariables: Bool) -> [Node] {
        guard let iterator = cmark_iter_new(root) else { return [] }
        defer { cmark_iter_free(iterator) }
        var nodes: [Node] = []
        var depth = 0
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return nodes }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            if cmark_node_first_child(node) != nil { depth += event == CMARK_EVENT_ENTER ? 1 : -1 }
            guard event == CMARK_EVENT_ENTER else { continue }
            guard depth <= Self.depthLimit else {
                isTooDeep = true
                report(
                    .overLimit, at: node,
                    "more than \(Self.depthLimit) quotations, lists and the like in one another, so the text is left out"
                )
                return []
            }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE, CMARK_NODE_LINK, CMARK_NODE_IMAGE,
                CMARK_NODE_SOFTBREAK, CMARK_NODE_EMPH:
                nodes.append(node)
            case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
                if hasVariables { nodes.append(node) }
            default: break
            }
        }
    }

    /// The most findings of one text that are noted.
    static let problemLimit = 500

    /// Notes a finding, at an offset of the text where one is given, else where the node begins.
    mutating func report(
        _ rule: Rule, at node: Node, offset: Int? = nil, _ message: String, suggestion: String? = nil
    ) {
        guard text.problems.count <= Self.problemLimit else { return }
        var problem = MarkdownProblem(
            rule: rule, line: Self.start(of: node).line, offset: offset ?? start(of: node), message: message,
            suggestion: suggestion)
        if text.problems.count == Self.problemLimit {
            problem.rule = .overLimit
            problem.message = "more than \(Self.problemLimit) findings in one text, the rest of which is not looked at"
            problem.suggestion = nil
        }
        text.problems.append(problem)
    }

    /// The string of a node with its variables filled in, each without a value noted.
    private mutating func substituted(_ string: String, at node: Node) -> String {
        var unknown: [String] = []
        let result = options.substitution.apply(to: string, unknown: &unknown)
        if !unknown.isEmpty { report(unknown, in: string, at: node) }
        return unmarked(result)
    }

    private mutating func substitute(in node: Node) {
        guard let literal = cmark_node_get_literal(node) else { return }
        let old = String(cString: literal)
        // Only in words is a backslash more than a character.
        let isWords = cmark_node_get_type(node) == CMARK_NODE_TEXT
        let new = substituted(isWords ? old : unmarked(old), at: node)
        if new != old { cmark_node_set_literal(node, new) }
        guard !marks.isEmpty, let info = cmark_node_get_fence_info(node) else { return }
        cmark_node_set_fence_info(node, unmarked(String(cString: info)))
    }

    /// What libcmark has read without marks, where there are any.
    private func unmarked(_ text: String) -> String { marks.isEmpty ? text : PartedBraces.unmarked(text) }

    private func unmarkTitle(of node: Node) {
        guard !marks.isEmpty, let title = cmark_node_get_title(node) else { return }
        cmark_node_set_title(node, unmarked(String(cString: title)))
    }

    /// Notes asterisks between letters or digits, which were probably meant as such.
    private mutating func checkEmphasis(_ node: Node) {
        guard let before = literal(of: cmark_node_previous(node))?.utf8.last, before.isLetterOrDigit,
            let after = literal(of: cmark_node_next(node))?.utf8.first, after.isLetterOrDigit
        else { return }
        report(
            .emphasisInWord, at: node, "the asterisks in this word make a part of it slanted, and are not shown",
            suggestion: "write \\* for an asterisk that is shown")
    }

    func literal(of node: Node?) -> String? {
        node.flatMap { cmark_node_get_literal($0) }.map { String(cString: $0) }
    }

    private mutating func prepareHTML(_ node: Node, isBlock: Bool) {
        let read = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let literal = unmarked(read)
        if literal != read { cmark_node_set_literal(node, literal) }
        let isMarker = literal.filter { !$0.isWhitespace } == "<!--more-->"
        if isMarker, isBlock, cmark_node_parent(node) == root {
            if marker == nil {
                marker = node
                return
            }
            report(.secondMore, at: node, "<!-- more --> stands here a second time", suggestion: "keep the first one")
            Self.remove(node)
        } else if isMarker {
            report(
                .misplacedMore, at: node, "<!-- more --> is inside a paragraph or list, so it does not divide the text",
                suggestion: "put it on a line of its own with a blank line before and after")
            Self.remove(node)
        } else {
            reportLeftOut(literal, at: node)
            if options.unsafeHTML { reportVariables(in: literal, at: node) } else { Self.remove(node) }
        }
    }

    private mutating func prepareLink(_ node: Node) {
        let written = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        let address = substituted(unmarked(written), at: node)
        unmarkTitle(of: node)
        if address != written { cmark_node_set_url(node, address) }
        text.links.append(address)
        guard !options.unsafeHTML else { return }
        let scheme = WebAddress.scheme(of: address)
        if let scheme, ["http", "https", "mailto", "tel"].contains(scheme) || options.schemes.contains(scheme) {
            return
        }
        if scheme == nil {
            report(
                .relativeLink, at: node, "the link “\(address)” leads nowhere from inside an app",
                suggestion: "write the whole address, beginning with https://")
        } else {
            report(
                .unsafeLink, at: node, "a link may not open “\(scheme ?? "")” addresses, and becomes plain text",
                suggestion: "use https, or list the scheme under app.schemes if the app handles it")
        }
        while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
        Self.remove(node)
    }

    private mutating func prepareImage(_ node: Node) {
        text.imageCount += 1
        let written = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        let address = substituted(unmarked(written), at: node)
        unmarkTitle(of: node)
        if WebAddress.isAbsoluteHTTP(address) {
            if address != written { cmark_node_set_url(node, address) }
            report(
                .externalImage, at: node, "the image “\(address)” is loaded from elsewhere when the message is shown",
                suggestion: "put it into campaigns/ and name it by its relative path")
            return
        }
        switch options.imageAddress(address) {
        case .served(let served, let asset, let size):
            cmark_node_set_url(node, served)
            checkSize(size, ofImage: address, at: node)
            if !text.assets.contains(asset) { text.assets.append(asset) }
        case .refused(let reason, let suggestion):
            report(
                .missingImage, at: node, "the image “\(address)” cannot be used: \(reason)", suggestion: suggestion)
            cmark_node_set_url(node, "")
        }
    }

    /// Notes an image that takes long to load; where no HTML is wanted, no phone loads it.
    private mutating func checkSize(_ size: Int, ofImage address: String, at node: Node) {
        let kilobytes = size / 1000
        guard options.wantsHTML, kilobytes > options.largestImage else { return }
        report(
            .largeImage, at: node, "the image “\(address)” has \(kilobytes) KB, and phones that show it load them all",
            suggestion: "make it smaller, at most \(options.largestImage) KB")
    }
}

extension Rule {
    /// Asterisks inside a word, which vanish.
    static let emphasisInWord = Rule.changeable("text-lost-asterisks", .warning)
    /// A link with a scheme that nobody should follow.
    static let unsafeLink = Rule.locked("unsafe-link")
    /// A link without a host.
    static let relativeLink = Rule.changeable("relative-link", .warning)
    /// An image that is loaded from elsewhere.
    static let externalImage = Rule.changeable("external-image", .warning)
    /// An image that is not there, or cannot be used.
    static let missingImage = Rule.locked("missing-image")
    /// An image that takes long to load; its limit is in kilobytes of 1,000 bytes.
    public static let largeImage = Rule.changeable("large-image", .warning, limit: 1000)
    /// A marker that parts nothing.
    static let misplacedMore = Rule.changeable("misplaced-more", .warning)
    /// A second marker.
    static let secondMore = Rule.changeable("second-more", .warning)
}
