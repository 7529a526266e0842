import Files
import TestSupport
import Testing

/// Looking for bytes many at a time; the plain twin looks at one after the other.
@Suite struct ByteSearchTests {
    @Test(arguments: 1...20)
    func whatIsFoundIsTheFirst(seed: UInt64) {
        var random = SteppedGenerator(seed: seed)
        let bytes = (0..<random.below(100)).map { _ in UInt8(random.below(8)) }
        let few: Set<UInt8> = [UInt8(random.below(12)), UInt8(random.below(12))]
        let set = ByteSet { few.contains($0) }
        bytes.withUnsafeBufferPointer { buffer in
            for start in 0...bytes.count {
                for byte in UInt8(0)..<10 {
                    #expect(buffer.offset(of: byte, from: start) == bytes[start...].firstIndex(of: byte))
                }
                #expect(
                    buffer.end(before: set, from: start)
                        == bytes[start...].firstIndex(where: few.contains) ?? bytes.count)
            }
        }
    }
}
