import Files
import TestSupport
import Testing

/// The plain twin is a dictionary.
@Suite struct ByteStringIndexTests {
    @Test func stringsAreNumberedInTheirOrder() {
        var index = ByteStringIndex()
        var known: [[UInt8]: Int] = [:]
        for string in Self.strings {
            let (number, isNew) = index.number(of: string)
            #expect(isNew == (known[string] == nil))
            #expect(number == known[string, default: known.count])
            known[string] = number
        }
        #expect(known.count > 3000, "more than there is room for at first")
        #expect(known.count < 7000, "many recur")
    }

    @Test func whatIsForgottenIsNumberedAnew() {
        var index = ByteStringIndex()
        for string in Self.strings { _ = index.number(of: string) }
        index.removeAll()
        #expect(index.number(of: [1, 2, 3]) == (0, true))
        #expect(index.number(of: []) == (1, true))
        #expect(index.number(of: [1, 2, 3]) == (0, false))
    }

    @Test(arguments: 0...40) func stringsThatDifferInOneByteOrInLengthAreOthers(_ length: Int) {
        var index = ByteStringIndex()
        let zeros = [UInt8](repeating: 0, count: length)
        #expect(index.number(of: zeros).isNew)
        #expect(index.number(of: zeros + [0]).isNew)
        for place in zeros.indices {
            var other = zeros
            other[place] = 1
            #expect(index.number(of: other).isNew)
        }
        #expect(!index.number(of: zeros).isNew)
    }

    /// Strings of up to forty bytes, of which there are four different ones.
    private static let strings: [[UInt8]] = {
        var random = SteppedGenerator(seed: 7)
        return (0..<8000).map { _ in
            let length = Int.random(in: 0...(Bool.random(using: &random) ? 40 : 6), using: &random)
            return (0..<length).map { _ in UInt8.random(in: 0..<4, using: &random) }
        }
    }()
}

extension ByteStringIndex {
    fileprivate mutating func number(of string: [UInt8]) -> (number: Int, isNew: Bool) {
        string.withUnsafeBufferPointer { number(of: $0) }
    }
}
