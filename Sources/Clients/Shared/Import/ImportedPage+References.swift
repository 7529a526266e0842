extension ImportedPage {
    /// What the page loads from beside itself, and would no longer find elsewhere; nil where it stands alone.
    ///
    /// A page that could be published elsewhere and is not costs nothing, so what may be such an address counts as one.
    public var relativeReference: String? {
        var tokens = HTMLTokens(bytes)
        var element = ""
        while let token = tokens.next() {
            switch token {
            case .opening(let name, let attributes):
                element = name
                if let address = Self.reference(of: name, attributes) { return address }
            case .text(let bytes):
                let text = String(decoding: bytes, as: UTF8.self)
                switch element {
                case "style": if let address = StyleReferences.first(in: text) { return address }
                case "script": if let address = ScriptReferences.first(in: text) { return address }
                default: break
                }
            case .closing: element = ""
            }
        }
        return nil
    }

    /// The attributes that hold an address. A link to elsewhere on the same site is not loaded, but it would lead elsewhere
    /// all the same, and so would the answers of a form.
    private static let addresses: Set<String> = [
        "src", "href", "xlink:href", "poster", "data", "background", "action", "formaction", "manifest",
    ]

    private static func reference(of element: String, _ attributes: HTMLAttributes) -> String? {
        // What a base is for is shown by the addresses that are relative to it.
        if element == "base" { return nil }
        return attributes.all.lazy.compactMap { name, value in
            switch name {
            case "srcset", "imagesrcset": candidates(in: value).first { $0.isRelativeAddress }
            case "style": StyleReferences.first(in: value)
            case "srcdoc": ImportedPage(view: "", file: "", bytes: Array(unquoted(value).utf8)).relativeReference
            case "content" where element == "meta": refresh(value, of: attributes)
            case _ where name.hasPrefix("on"): ScriptReferences.first(in: unquoted(value))
            case _ where addresses.contains(name): reference(at: value)
            default: nil
            }
        }.first
    }

    private static func reference(at address: String) -> String? {
        guard let script = address.wholeMatch(of: /\s*javascript:(.*)/.ignoresCase().dotMatchesNewlines()) else {
            return address.isRelativeAddress ? address : nil
        }
        return ScriptReferences.first(in: unquoted(String(script.1)))
    }

    /// The addresses that a list of images names, each perhaps with its width or density behind it.
    private static func candidates(in list: String) -> [String] {
        var found: [String] = []
        var rest = Substring(list)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard !rest.isEmpty else { return found }
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest[word.endIndex...]
            let address = word.hasSuffix(",") ? word.dropLast() : word
            found.append(String(address))
            if address.endIndex == word.endIndex { rest = rest.drop { $0 != "," } }
        }
    }

    /// The page that follows after some seconds: `3; url=next.html`.
    private static func refresh(_ content: String, of attributes: HTMLAttributes) -> String? {
        guard attributes["http-equiv"]?.lowercased().contains("refresh") == true else { return nil }
        let form = /\s*[0-9.]*\s*[;,\s]\s*(?:url\s*=\s*)?["']?([^"'\s]+).*/.ignoresCase().dotMatchesNewlines()
        guard let match = content.wholeMatch(of: form), String(match.1).isRelativeAddress else { return nil }
        return String(match.1)
    }

    /// An attribute's value with the quotes and brackets that its references stand for.
    private static func unquoted(_ value: String) -> String {
        guard value.contains("&") else { return value }
        let characters = [
            ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"),
        ]
        return characters.reduce(value) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
    }
}
