import Foundation

extension ISmartNewsEvent {
    /// An event with a pattern in text.
    init(_ name: String, owner: String?, pattern: String, version: ISmartNewsVersion) {
        self.init(
            name: ISmartNewsText.lowercased(name), owner: owner,
            pattern: ISmartNewsPattern(pattern, scope: owner == nil ? .global : .local, version: version))
    }

    /// The event in an `event` section; nil if its name is blank, or name or pattern are no texts.
    init?(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        guard let name = context.value("name", in: section)?.string,
            let pattern = context.value("pattern", in: section)?.string
        else { return nil }
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty { return nil }
        self.init(trimmed, owner: nil, pattern: pattern, version: context.version)
    }
}
