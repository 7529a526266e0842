/// The names of the files that views and pages are kept in.
enum HTMLFileName {
    private static let ending = ".html"

    /// What stands before `.html`; nil for other files.
    static func stem(of name: Substring) -> String? {
        guard name.utf8.count > ending.utf8.count, name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
            return nil
        }
        return String(Substring(name.utf8.dropLast(ending.utf8.count)))
    }
}
