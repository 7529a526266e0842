/// The templates that come with the program, byte by byte those of `templates/` at the top of its repository.
enum BuiltInTemplates {
    /// The texts by name: the path below `templates/`, without `.mustache`.
    static let texts: [String: String] = [
        "ismartnews/hero": text(PackageResources.ismartnews_hero_mustache),
        "ismartnews/page": text(PackageResources.ismartnews_page_mustache),
        "notable/banner": text(PackageResources.notable_banner_mustache),
        "notable/full": text(PackageResources.notable_full_mustache),
        "notable/hero": text(PackageResources.notable_hero_mustache),
    ]

    /// All of them.
    static let library: TemplateLibrary = {
        var library = TemplateLibrary()
        library.add(known: texts)
        return library
    }()

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
