/// What became of one journey of the workspace.
public struct JourneyReport: Sendable {
    /// The file it stands in, relative to the workspace.
    var file: String
    /// Its id, or its place in the file.
    var name: String
    /// What it shows, for a person.
    var note: String?
    /// What differed, or why it could not be run; empty where it agreed.
    public var differences: [String]

    /// A journey's report.
    public init(file: String, name: String, note: String? = nil, differences: [String] = []) {
        self.file = file
        self.name = name
        self.note = note
        self.differences = differences
    }
}
