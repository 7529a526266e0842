/// Where a journey and what it names stand in its file.
struct JourneyPlaces: Equatable, Sendable {
    /// Where a journey begins.
    enum Start: Equatable, Sendable, CustomStringConvertible {
        /// On this line, counted from 1.
        case line(Int)
        /// It is that one, counted from 1, of a list whose lines are not known.
        case number(Int)

        /// `line 3` or `number 2`.
        var description: String {
            switch self {
            case .line(let line): "line \(line)"
            case .number(let number): "number \(number)"
            }
        }
    }

    /// Where the journey begins; nil where that is not known.
    var start: Start?
    /// The lines of its fields and steps, by path: `steps.0.respond`.
    var lines: [String: Int]

    /// Places; by default none is known.
    init(start: Start? = nil, lines: [String: Int] = [:]) {
        self.start = start
        self.lines = lines
    }

    /// Where the journey begins, in words; empty where that is not known.
    var startText: String { start?.description ?? "" }

    /// The line on which the journey begins, counted from 1; nil where that is not known.
    var line: Int? {
        guard case .line(let line)? = start else { return nil }
        return line
    }

    /// The place of a field or step: its own line, else that of what it is in.
    func place(of path: String) -> String {
        var path = Substring(path)
        while !path.isEmpty {
            if let line = lines[String(path)] { return "line \(line)" }
            path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
        }
        return startText
    }
}
