import Releases

/// A command to type, word by word, so that a page can keep each of its words on one line.
enum CommandValues {
    /// What templates receive of a command: its words; an empty list where there is none.
    static func words(of command: String?) -> TemplateValue {
        .list((command ?? "").split(separator: " ").map { .text(String($0)) })
    }
}
