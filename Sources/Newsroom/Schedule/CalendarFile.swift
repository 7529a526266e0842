import Campaigns

/// An iCalendar file (RFC 5545).
struct CalendarFile {
    /// One event; it takes no time.
    struct Entry {
        var id: String
        var instant: Instant
        var title: String
        var notes: String
    }

    private let name: String
    private var entries: [Entry] = []

    init(name: String) {
        self.name = name
    }

    mutating func add(_ entry: Entry) {
        entries.append(entry)
    }

    /// The file, with the line ends and line lengths that the format wants.
    var text: String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//newsadmin//EN", "X-WR-CALNAME:\(Self.escaped(name))"]
        for entry in entries {
            lines += [
                "BEGIN:VEVENT", "UID:\(entry.id)",
                // The stamp is the event's own time, so that the same schedule is the same file.
                "DTSTAMP:\(entry.instant.iso8601Basic)", "DTSTART:\(entry.instant.iso8601Basic)",
                "SUMMARY:\(Self.escaped(entry.title))", "DESCRIPTION:\(Self.escaped(entry.notes))",
                "TRANSP:TRANSPARENT",
                "END:VEVENT",
            ]
        }
        lines.append("END:VCALENDAR")
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// Section 3.3.11: backslashes, semicolons, commas and line ends; other controls have no place in a text.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += "\\\(scalar)"
            // Some programs that read calendars take all of these for line ends.
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
            case "\t": result += "\t"
            case _ where scalar.properties.generalCategory == .control: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Section 3.1: no line is longer than 75 bytes, and no character is torn.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line }
        var result = ""
        var length = 0
        for character in line.unicodeScalars {
            let width = UTF8.width(character)
            if length + width > 75 {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(character)
            length += width
        }
        return result
    }
}
