import Foundation

extension ISmartNewsMessage {
    /// The message in a dictionary, localized; values of a wrong type count as absent. Without title and text it is none.
    init(_ section: ISmartNewsDictionary, context: ISmartNewsContext) {
        self.init()
        for field in Field.allCases where field != .reviewType || context.version == .v496 {
            guard let value = context.value(field.rawValue, in: section) else { continue }
            if field.isNumber {
                numbers[field] = ISmartNewsNumber(value)
            } else {
                texts[field] = value.string
            }
        }
        start = context.value("start", in: section)?.date
        end = context.value("end", in: section)?.date
        queue = Self.queue(context.value("queue", in: section))
        let style = context.version == .v496 ? context.value("style", in: section) : nil
        hasStyle = style?.dictionary != nil
        if texts[.text] == nil, texts[.title] != nil { texts[.text] = "" }
        if texts[.type] == "web" { kind = .web }
        hasBrokenStyle = kind == .web && ISmartNewsStyle.crashes(message: style)
    }

    /// A classic message; nil if the dictionary is a special section.
    init?(classic section: ISmartNewsDictionary, context: ISmartNewsContext) {
        self.init(section, context: context)
        guard texts[.text] != nil else { return nil }
        counter = context.number("counter", in: section)
        // 4.9.6 goes by the type alone, whether an item has set it or the feed.
        if context.version == .v496, texts[.type] == Self.actionType { kind = .action }
    }

    /// The alert that stands in an item; nil if it has no wording.
    ///
    /// The client makes a query of the message, which crashes it at anything that is no text.
    init?(inline section: ISmartNewsDictionary, context: ISmartNewsContext) throws(ClientCrash) {
        self.init(section, context: context)
        guard texts[.text] != nil else { return nil }
        guard numbers.isEmpty, start == nil, end == nil, !hasStyle else {
            throw ClientCrash("an inline alert holds something other than texts")
        }
    }

    /// The type of messages whose text is the address of an action, such as opening the review (4.9.6).
    static let actionType = "directAction"

    /// The name of a queue, trimmed; nil if it is blank or no text.
    static func queue(_ value: PropertyValue?) -> String? {
        guard let name = value?.string?.trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty else {
            return nil
        }
        return name
    }
}
