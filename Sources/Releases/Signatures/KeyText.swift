import Foundation

/// A key as it stands in a file: PEM (RFC 7468), one block and nothing else.
struct KeyText: Sendable {
    /// What the block says it is, such as `PUBLIC KEY`.
    var label: String
    /// The bytes in the block.
    var bytes: [UInt8]

    /// Reads a file's bytes; Windows line ends, blank lines around the block and a missing last line end are accepted.
    init(reading file: [UInt8]) throws(KeyProblem) {
        let lines = file.split(separator: 0x0A, omittingEmptySubsequences: false).map(Self.withoutSpaceBehind)
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let label = Self.label(lines[first], "BEGIN") else {
            throw .notPEM
        }
        let rest = lines[(first + 1)...]
        guard rest.allSatisfy({ Self.label($0, "BEGIN") == nil }) else { throw .severalKeys }
        guard let end = rest.firstIndex(where: { Self.label($0, "END") == label }) else { throw .notPEM }
        guard lines[(end + 1)...].allSatisfy(\.isEmpty) else { throw .trailingText }
        let content = lines[(first + 1)..<end]
        // The old form of a locked key has headers between BEGIN and its Base64.
        if content.contains(where: { $0.contains(Array("ENCRYPTED".utf8)) }) { throw .encrypted }
        guard let data = Data(base64Encoded: Data(content.joined())) else { throw .damaged }
        self.label = label
        self.bytes = Array(data)
    }

    /// A block of these bytes.
    init(label: String, bytes: [UInt8]) {
        self.label = label
        self.bytes = bytes
    }

    /// The file's text; for an Ed25519 key its Base64 fits into one line.
    var text: String {
        """
        -----BEGIN \(label)-----
        \(Data(bytes).base64EncodedString())
        -----END \(label)-----

        """
    }

    private static func withoutSpaceBehind(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line[..<(line.lastIndex { ![0x09, 0x0D, 0x20].contains($0) }.map { $0 + 1 } ?? line.startIndex)]
    }

    private static func label(_ line: ArraySlice<UInt8>, _ word: String) -> String? {
        let (before, behind) = (Array("-----\(word) ".utf8), Array("-----".utf8))
        guard line.count >= before.count + behind.count, line.starts(with: before),
            line.suffix(behind.count).elementsEqual(behind)
        else { return nil }
        return String(decoding: line.dropFirst(before.count).dropLast(behind.count), as: UTF8.self)
    }
}
