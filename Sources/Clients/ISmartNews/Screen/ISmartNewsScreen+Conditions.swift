import Campaigns

extension ISmartNewsClient {
    /// What a dictionary says under some names, as text for people.
    static func conditions(of message: ISmartNewsLookup, _ names: [String]) -> [FeedMessage.Condition] {
        names.compactMap { name in message[name].map { FeedMessage.Condition(name, text($0)) } }
    }

    /// The ranges that come again, and how often an item is shown in each.
    static func conditions(of ranges: [PropertyValue]) -> [FeedMessage.Condition] {
        ranges.flatMap { range -> [FeedMessage.Condition] in
            var conditions: [FeedMessage.Condition] = []
            let bounds = [range["start"], range["end"]].compactMap { $0 }.map(text)
            let isAbsolute = range["start"]?.date != nil && ranges.count == 1
            let names = range["templates"].map { [text($0)] } ?? []
            if !isAbsolute {
                conditions.append(.init("dates", (names + [bounds.joined(separator: " to ")]).joined(separator: " ")))
            }
            if let limit = range["shownlimit"] { conditions.append(.init("shownlimit", text(limit))) }
            return conditions
        }
    }

    /// The systems on which an item is ignored.
    static func systemConditions(of item: ISmartNewsLookup) -> [FeedMessage.Condition] {
        item.dictionary.values.filter { $0.key.hasPrefix("ignore_ios") }.sorted { $0.key < $1.key }
            .map { .init($0.key, text($0.value)) }
    }

    private static func text(_ value: PropertyValue) -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .date(let instant): instant.iso8601
        case .data(let bytes): "\(bytes.count) bytes"
        case .array(let values): values.map(text).joined(separator: ", ")
        case .dictionary(let entries): entries.map { "\($0.key) \(text($0.value))" }.joined(separator: ", ")
        }
    }
}
