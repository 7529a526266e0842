/// How hard a masked code is to read, as the standard counts it: the mask with the least is taken.
enum QRPenalty {
    static func of(_ matrix: QRMatrix) -> Int {
        let size = matrix.size
        let rows = (0..<size).map { row in Array(matrix.dark[row * size..<(row + 1) * size]) }
        let columns = (0..<size).map { column in rows.map { $0[column] } }
        let lines = (rows + columns).reduce(0) { $0 + runs(in: $1) + finders(in: $1) }
        return lines + squares(in: rows) + balance(of: matrix.dark)
    }

    /// Five or more modules of one colour in a line.
    private static func runs(in line: [Bool]) -> Int {
        var penalty = 0
        var length = 0
        for index in line.indices {
            length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    /// What looks like the pattern that readers look for, with four light modules beside it.
    private static func finders(in line: [Bool]) -> Int {
        guard line.count >= finder.count else { return 0 }
        return (0...line.count - finder.count).reduce(0) { penalty, start in
            let part = line[start..<start + finder.count]
            return penalty + (part.elementsEqual(finder) || part.elementsEqual(finder.reversed()) ? 40 : 0)
        }
    }

    private static let finder = [true, false, true, true, true, false, true, false, false, false, false]

    /// Two by two modules of one colour.
    private static func squares(in rows: [[Bool]]) -> Int {
        var penalty = 0
        for row in 1..<rows.count {
            for column in 1..<rows.count {
                let colour = rows[row][column]
                if rows[row - 1][column] == colour, rows[row][column - 1] == colour, rows[row - 1][column - 1] == colour
                {
                    penalty += 3
                }
            }
        }
        return penalty
    }

    /// More dark than light modules, or fewer.
    private static func balance(of dark: [Bool]) -> Int {
        let share = dark.count { $0 } * 100
        return abs(share - 50 * dark.count) / (5 * dark.count) * 10
    }
}
