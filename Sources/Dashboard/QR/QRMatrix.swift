/// The modules of a QR code: the patterns that readers look for, and the codewords around them.
struct QRMatrix {
    /// How many modules a side has.
    let size: Int
    /// Row by row, whether a module is dark.
    private(set) var dark: [Bool]
    private var isPattern: [Bool]
    private let version: QRVersion

    /// A code that is not masked yet.
    init(_ version: QRVersion, codewords: [UInt8]) {
        self.version = version
        size = version.size
        dark = Array(repeating: false, count: size * size)
        isPattern = dark
        placePatterns()
        placeFormat(0)
        placeVersion()
        place(codewords)
    }

    /// The code with a mask, and with the information which it is.
    func masked(_ mask: Int) -> QRMatrix {
        var result = self
        for row in 0..<size {
            for column in 0..<size where !isPattern[row * size + column] && Self.inverts(mask, row, column) {
                result.dark[row * size + column].toggle()
            }
        }
        result.placeFormat(mask)
        return result
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<size).contains(row), (0..<size).contains(column) else { return }
        dark[row * size + column] = isDark
        isPattern[row * size + column] = true
    }

    private mutating func placePatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
            for down in -4...4 {
                for right in -4...4 {
                    let distance = max(abs(down), abs(right))
                    set(row + down, column + right, distance != 2 && distance != 4)
                }
            }
        }
        for row in version.alignment {
            for column in version.alignment where !isCorner(row, column) {
                for down in -2...2 {
                    for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
                }
            }
        }
    }

    private func isCorner(_ row: Int, _ column: Int) -> Bool {
        (row == 6 || column == 6) && (row == 6 || row == size - 7) && (column == 6 || column == size - 7)
    }

    /// The level of error correction, which is 0 for M, and the mask, twice.
    private mutating func placeFormat(_ mask: Int) {
        let bits = Self.coded(mask, length: 10, divisor: 0x537) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0..<6 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    private mutating func placeVersion() {
        guard version.number >= 7 else { return }
        let bits = Self.coded(version.number, length: 12, divisor: 0x1F25)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(size - 11 + index % 3, index / 3, isDark)
            set(index / 3, size - 11 + index % 3, isDark)
        }
    }

    /// A number with the bits behind it by which readers find errors in it.
    private static func coded(_ number: Int, length: Int, divisor: Int) -> Int {
        var rest = number
        for _ in 0..<length { rest = rest << 1 ^ (rest >> (length - 1)) * divisor }
        return number << length | rest
    }

    private mutating func place(_ codewords: [UInt8]) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            let goesUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let row = goesUp ? size - 1 - step : step
                for column in [right, right - 1] where !isPattern[row * size + column] && index < codewords.count * 8 {
                    dark[row * size + column] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
        }
    }
}
