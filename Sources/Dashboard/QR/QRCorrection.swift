/// Reed-Solomon error correction over the field of 256 elements that QR codes use.
struct QRCorrection {
    private let divisor: [UInt8]

    /// Correction with this many codewords for each block.
    init(degree: Int) {
        var divisor = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in divisor.indices {
                divisor[index] = Self.product(divisor[index], root)
                if index + 1 < degree { divisor[index] ^= divisor[index + 1] }
            }
            root = Self.product(root, 2)
        }
        self.divisor = divisor
    }

    /// The codewords that a block of data gets.
    func remainder(of data: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in divisor.indices { remainder[index] ^= Self.product(divisor[index], factor) }
        }
        return remainder
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for shift in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if right >> shift & 1 == 1 { result ^= Int(left) }
        }
        return UInt8(result)
    }
}
