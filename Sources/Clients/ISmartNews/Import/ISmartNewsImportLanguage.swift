/// Takes the variants of one language out of a feed that serves several.
///
/// `title_fr` becomes `title` for French, and what other languages say goes. Variants for a region, a model, a screen or
/// a system stay as they are, wherever that means the same to a phone of the language.
struct ISmartNewsImportLanguage: Sendable {
    private let language: String

    /// A language as keys spell it: `en`, `zh_hans`.
    init(_ language: String) {
        self.language = language
    }

    /// The names that the client looks up with endings; longer ones first, because `review_type` is not `review`.
    private static let names = [
        "allowalliphoneorientations", "autohideinterval", "cancel", "counter", "dates", "end", "events",
        "firstshowinterval", "fixurl", "gate", "ignore", "link", "maxdelay", "mindelay", "minshowinterval", "name",
        "ok",
        "onceperinstall", "onceperversion", "onshow", "orientations", "pattern", "priority", "queue", "queues",
        "randomize", "remind", "removeadsaction", "repeat", "always", "review_type", "review", "segment",
        "showonlyifupgrade", "shownlimit", "source", "start", "style", "templates", "text", "timeout", "timeoutrange",
        "title", "type", "urls", "uuid",
    ].sorted { $0.utf8.count > $1.utf8.count }

    /// The names whose values hold names that are looked up as well.
    private static let lookedInto: Set<String> = ["dates", "queues"]

    /// The dictionary as a phone of the language finds it.
    func resolved(_ value: PropertyValue) -> PropertyValue {
        guard let entries = value.dictionary else { return value }
        var variants: [String: [PropertyValue.Entry]] = [:]
        for entry in entries {
            if let name = Self.name(of: entry.key) { variants[name, default: []].append(entry) }
        }
        var done: Set<String> = []
        return .dictionary(
            entries.flatMap { entry -> [PropertyValue.Entry] in
                guard let name = Self.name(of: entry.key) else { return [inside(entry)] }
                guard done.insert(name).inserted else { return [] }
                return chosen(variants[name] ?? [], of: name).map(inside)
            })
    }

    /// The languages of which a dictionary, or one within it, has words and that are not this one.
    func others(in value: PropertyValue) -> Set<String> {
        guard let entries = value.dictionary else {
            return (value.array ?? []).reduce(into: []) { $0.formUnion(others(in: $1)) }
        }
        return entries.reduce(into: []) { languages, entry in
            languages.formUnion(others(in: entry.value))
            guard let name = Self.name(of: entry.key), Self.wordings.contains(name) else { return }
            let ending = String(entry.key.dropFirst(name.count))
            guard Self.isLanguage(ending), ending != "_\(language)", !ending.hasPrefix("_\(language)_") else { return }
            let parts = ending.dropFirst().split(separator: "_")
            let isScript = parts.count > 1 && parts[1].utf8.count == 4
            languages.insert(parts.prefix(isScript ? 2 : 1).joined(separator: "_"))
        }
    }

    /// The first name under which a dictionary has words for this language, and others without one, which phones of all
    /// further languages read; nil where there is none.
    func nameWithOtherWords(in value: PropertyValue) -> String? {
        (["title", "text"] + Self.wordings.sorted()).first { name in
            guard let words = value[name], let own = value["\(name)_\(language)"] else { return false }
            return own != words
        }
    }

    /// The names whose values users read.
    private static let wordings: Set<String> = ["cancel", "link", "ok", "remind", "review", "text", "title"]

    private func inside(_ entry: PropertyValue.Entry) -> PropertyValue.Entry {
        let name = Self.name(of: entry.key) ?? entry.key
        if name.hasPrefix("/") { return .init(entry.key, resolved(entry.value)) }
        guard Self.lookedInto.contains(name), let values = entry.value.array else { return entry }
        return .init(entry.key, .array(values.map(resolved)))
    }

    /// The variants of a name that matter to the language, under the names that they have without it.
    private func chosen(_ variants: [PropertyValue.Entry], of name: String) -> [PropertyValue.Entry] {
        let endings = variants.map { (String($0.key.dropFirst(name.count)), $0.value) }
        let own = endings.filter { $0.0 == "_\(language)" || $0.0.hasPrefix("_\(language)_") }
        let rest = endings.filter { ending, _ in !Self.isLanguage(ending) && !own.contains { $0.0 == ending } }
        guard own.contains(where: { $0.0 == "_\(language)" }) else {
            return (rest + own).map { PropertyValue.Entry(name + $0.0, $0.1) }
        }
        // With a variant of the language alone nothing that names no language is ever found; one that names a region
        // must go on naming both.
        return own.map { ending, value in
            let end = String(ending.dropFirst(language.utf8.count + 1))
            return PropertyValue.Entry(name + (end.isEmpty || Self.isDevice(end) ? end : ending), value)
        }
    }

    private static func name(of key: String) -> String? {
        names.first { key == $0 || key.hasPrefix($0) && key.dropFirst($0.count).first == "_" }
    }

    /// Whether an ending is a language, or one with a region or more behind it.
    private static func isLanguage(_ ending: String) -> Bool {
        let parts = ending.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count), first != "ios" else { return false }
        return first.utf8.allSatisfy { (97...122).contains($0) }
    }

    /// Whether an ending names a model, a screen or a system, and no region.
    private static func isDevice(_ ending: String) -> Bool {
        let first = ending.dropFirst().prefix { $0 != "_" }
        return first.hasPrefix("ios") || first == "iphone" || first == "ipad" || first.contains(",")
            || first.wholeMatch(of: /[0-9]+x[0-9]+/) != nil
    }
}
