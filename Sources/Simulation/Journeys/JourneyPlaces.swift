/// Where a journey and what it names stand in its file.
public struct JourneyPlaces: Equatable, Sendable {
    /// Where the journey begins: `line 3`, or `number 2` of a list whose lines are not known.
    public var start: String
    /// The lines of its fields and steps, by path: `steps.0.respond`.
    public var lines: [String: Int]

    /// Places; by default none is known.
    public init(start: String = "", lines: [String: Int] = [:]) {
        self.start = start
        self.lines = lines
    }

    /// The place of a field or step: its own line, else that of what it is in.
    public func place(of path: String) -> String {
        var path = Substring(path)
        while !path.isEmpty {
            if let line = lines[String(path)] { return "line \(line)" }
            path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
        }
        return start
    }
}
