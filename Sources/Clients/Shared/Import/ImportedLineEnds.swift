import Campaigns

/// What became of the line ends of Windows, a carriage return before each line feed, in the texts of an entry.
///
/// Apple's text system takes both together for one line end (String Programming Guide, “Words, Paragraphs, and Line
/// Breaks”), so phones draw them like a line feed alone. A carriage return by itself stays what it is, and so does a text
/// with two before a line feed: they are two line ends, and would be one without the second.
public enum ImportedLineEnds: Sendable {
    /// There are none.
    case plain
    /// Line feeds stand in their place.
    case replaced
    /// They stay, because phones know the entry by its words, and would take it for another one without them.
    case kept
}

extension [PropertyValue.Entry] {
    /// Whether one of the texts of these names has line ends of Windows.
    func haveWindowsLineEnds(in names: Set<String>) -> Bool {
        contains { names.contains($0.key) && $0.value.string?.hasWindowsLineEnds == true }
    }

    /// Puts line feeds in the place of line ends of Windows, in the texts of these names.
    mutating func replaceWindowsLineEnds(in names: Set<String>) -> ImportedLineEnds {
        guard haveWindowsLineEnds(in: names) else { return .plain }
        for index in indices where names.contains(self[index].key) {
            guard let text = self[index].value.string, text.hasWindowsLineEnds else { continue }
            self[index].value = .string(text.replacingScalars("\r\n", with: "\n"))
        }
        return .replaced
    }
}

extension String {
    /// Whether a line feed stands behind a carriage return, and nowhere behind two.
    fileprivate var hasWindowsLineEnds: Bool {
        contains(scalars: "\r\n") && !contains(scalars: "\r\r\n")
    }

    private func contains(scalars text: String) -> Bool { utf8.contains(text.utf8) }
}
