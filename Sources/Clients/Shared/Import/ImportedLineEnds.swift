import Campaigns

/// What became of the line ends of Windows, a carriage return before each line feed, in the texts of an entry.
///
/// Apple's text system takes both together for one line end (String Programming Guide, “Words, Paragraphs, and Line
/// Breaks”), so phones draw them like a line feed alone. A carriage return by itself stays what it is.
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
            guard let text = self[index].value.string else { continue }
            self[index].value = .string(text.replacingScalars("\r\n", with: "\n"))
        }
        return .replaced
    }
}

extension String {
    /// Whether a line feed stands behind a carriage return.
    fileprivate var hasWindowsLineEnds: Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 == 0x0D && $1 == 0x0A }
    }
}
