/// Numbers of a forecast as people read them.
enum ForecastNumber {
    /// Columns of numbers, each filled up on the left to the widest of it.
    static func aligned(_ rows: [[String]], columns: Range<Int>) -> [[String]] {
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var row = row
            for (column, width) in zip(columns, widths) {
                row[column] = String(repeating: "\u{A0}", count: width - row[column].count) + row[column]
            }
            return row
        }
    }

    /// How many days each bar of a row stands for.
    static func days(ofBarIn days: Int, width: Int) -> Int { max((days + width - 1) / width, 1) }

    /// Numbers as a row of bars, each of which stands for some neighbours.
    static func bars(_ numbers: [Int], width: Int) -> String {
        let size = days(ofBarIn: numbers.count, width: width)
        let sums = stride(from: 0, to: numbers.count, by: size).map { start in
            numbers[start..<min(start + size, numbers.count)].reduce(0, +)
        }
        let most = sums.max() ?? 0
        let bars = Array("▁▂▃▄▅▆▇█")
        return String(sums.map { $0 == 0 ? "·" : bars[($0 * bars.count - 1) / most] })
    }
}
