/// A size of QR codes, with error correction of level M.
struct QRVersion: Equatable, Sendable {
    /// From 1 to 10.
    let number: Int
    /// How many codewords for error correction each block has.
    let correction: Int
    /// How many codewords of data each block has, block by block.
    let blocks: [Int]
    /// The rows, and columns, in which alignment patterns stand.
    let alignment: [Int]

    /// How many modules a side has.
    var size: Int { 17 + 4 * number }
    /// How many bits tell how long the text is.
    var lengthBits: Int { number < 10 ? 8 : 16 }
    /// How many codewords of data there are.
    var dataCount: Int { blocks.reduce(0, +) }
    /// How many bytes of text fit in.
    var byteCapacity: Int { (dataCount * 8 - 4 - lengthBits) / 8 }

    /// The sizes, smallest first.
    static let all = [
        QRVersion(number: 1, correction: 10, blocks: [16], alignment: []),
        QRVersion(number: 2, correction: 16, blocks: [28], alignment: [6, 18]),
        QRVersion(number: 3, correction: 26, blocks: [44], alignment: [6, 22]),
        QRVersion(number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26]),
        QRVersion(number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30]),
        QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
        QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
        QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
        QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
        QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
    ]
}
