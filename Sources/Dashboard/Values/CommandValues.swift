import Campaigns

/// A command to type, word by word, so that a page can keep each of its words on one line.
enum CommandValues {
    /// What templates receive of a command: `command`, its words, an empty list where there is none, and `hasCommand`.
    static func values(of command: TypedCommand?) -> TemplateValue {
        let words = command?.words() ?? []
        return [
            "command": .list(
                words.enumerated().map { place, word in
                    ["word": .text(word), "isLast": .truth(place == words.count - 1)]
                }),
            "hasCommand": .truth(!words.isEmpty),
        ]
    }
}
