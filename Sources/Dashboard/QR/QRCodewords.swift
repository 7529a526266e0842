/// The codewords of a QR code: the text, filled up, with error correction, blocks interleaved.
enum QRCodewords {
    static func of(_ bytes: [UInt8], in version: QRVersion) -> [UInt8] {
        let data = filled(bytes, in: version)
        var blocks: [[UInt8]] = []
        var start = 0
        for count in version.blocks {
            blocks.append(Array(data[start..<start + count]))
            start += count
        }
        let divisor = QRCorrection(degree: version.correction)
        let corrections = blocks.map(divisor.remainder)
        return interleaved(blocks) + interleaved(corrections)
    }

    private static func filled(_ bytes: [UInt8], in version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, version.dataCount * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var padding: UInt8 = 0xEC
        while data.count < version.dataCount {
            data.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return data
    }

    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in blocks.compactMap { $0.indices.contains(index) ? $0[index] : nil } }
    }
}
