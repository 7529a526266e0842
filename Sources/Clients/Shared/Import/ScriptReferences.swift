/// Finds the addresses in scripts that look like those of files beside their page.
enum ScriptReferences {
    /// The first of them; nil where there is none.
    static func first(in text: String) -> String? {
        let quoted = text.matches(of: /["'`]([^"'`\s<>()]+)["'`]/).lazy.map { String($0.1) }
        if let file = quoted.first(where: { isFile($0) && $0.isRelativeAddress }) { return file }
        if let address = StyleReferences.first(in: text) { return address }
        // Markup that a script writes into the page.
        return text.matches(of: /<[A-Za-z][^<>]*>/).lazy.compactMap { tag in
            let bytes = Array(String(tag.0).replacing("\\", with: "").utf8)
            return ImportedPage(view: "", file: "", bytes: bytes).relativeReference
        }.first
    }

    /// Whether a text ends as the names of files do that pages load; `app.version` is no file.
    private static func isFile(_ text: String) -> Bool {
        let path = text.prefix { $0 != "?" && $0 != "#" }
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex
        else {
            return false
        }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static let endings: Set<String> = [
        "asp", "aspx", "avif", "bmp", "cgi", "css", "csv", "eot", "gif", "htm", "html", "ico", "jpeg", "jpg", "js",
        "json", "jsp", "m4a", "m4v", "mjs", "mov", "mp3", "mp4", "ogg", "otf", "pdf", "php", "plist", "png", "svg",
        "ttf", "txt", "wasm", "wav", "webm", "webp", "woff", "woff2", "xhtml", "xml", "zip",
    ]
}
