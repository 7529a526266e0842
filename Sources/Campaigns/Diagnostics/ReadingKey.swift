import Files

/// By what findings are put into the order in which people read them, worked out once for each of them.
///
/// It holds numbers alone: to sort tens of thousands of texts would count their references at every step.
struct ReadingKey {
    /// The place among the findings.
    let index: Int
    /// The place of the file's path among all paths, in the order of their Unicode scalars.
    private let file: Int
    private let line: Int
    private let column: Int
    private let severity: Int

    /// The keys of findings in reading order; those that are alike keep the order of their findings.
    static func keys(of findings: [Diagnostic]) -> [ReadingKey] {
        let files = ranks(of: findings)
        return findings.indices.map { ReadingKey(findings[$0], index: $0, file: files[$0]) }.sorted { left, right in
            if left.file != right.file { return left.file < right.file }
            if left.line != right.line { return left.line < right.line }
            if left.column != right.column { return left.column < right.column }
            if left.severity != right.severity { return left.severity < right.severity }
            let (one, other) = (findings[left.index], findings[right.index])
            if one.rule.id != other.rule.id { return one.rule.id < other.rule.id }
            if one.countsOthers != other.countsOthers { return other.countsOthers }
            if one.message != other.message { return one.message < other.message }
            return left.index < right.index
        }
    }

    private init(_ finding: Diagnostic, index: Int, file: Int) {
        self.index = index
        self.file = file
        line = finding.position.line
        column = finding.position.column
        severity =
            switch finding.severity {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
    }

    /// Whether nothing tells two of these findings apart by their order.
    func isAlike(_ other: ReadingKey, among findings: [Diagnostic]) -> Bool {
        guard file == other.file, line == other.line, column == other.column, severity == other.severity else {
            return false
        }
        let (one, other) = (findings[index], findings[other.index])
        return one.rule.id == other.rule.id && one.countsOthers == other.countsOthers && one.message == other.message
    }

    /// The place of each finding's file among all files.
    private static func ranks(of findings: [Diagnostic]) -> [Int] {
        var numbers: [String: Int] = [:]
        var files: [String] = []
        // Findings come file by file, so most are in the file of the one before.
        var last = (file: "", number: -1)
        let numbered = findings.map { finding -> Int in
            let file = finding.position.file
            if last.number >= 0, file == last.file { return last.number }
            let number = numbers[file] ?? files.count
            if number == files.count {
                numbers[file] = number
                files.append(file)
            }
            last = (file, number)
            return number
        }
        var ranks = [Int](repeating: 0, count: files.count)
        let sorted = files.indices.sorted { files[$0].isBytewiseLess(than: files[$1]) }
        for (rank, number) in sorted.enumerated() { ranks[number] = rank }
        return numbered.map { ranks[$0] }
    }
}
