@testable import Clients

/// What a page is made of, whatever its texts say.
enum HTMLShape {
    /// The tags in order, each with the names of its attributes.
    static func tags(of html: [UInt8]) -> [String] {
        var tokens = HTMLTokens(html)
        var tags: [String] = []
        while let token = tokens.next() {
            switch token {
            case .text: continue
            case .closing(let name): tags.append("/" + name)
            case .opening(let name, let attributes):
                let known = [
                    "onerror", "onclick", "onfocus", "autofocus", "x", "data-do", "data-url", "data-done", "src",
                ]
                tags.append(name + known.filter { attributes[$0] != nil }.map { " " + $0 }.joined())
            }
        }
        return tags
    }
}
