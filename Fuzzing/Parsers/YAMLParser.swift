@testable import Campaigns

/// YAML by both readers, which must agree.
enum YAMLParser: Parser {
    static let name = "yaml"

    static func read(_ bytes: [UInt8]) {
        let file = SourceFile(path: "newsadmin.yml", bytes: bytes)
        guard file.firstInvalidByte == nil else { return }
        let range = 0..<file.bytes.count
        var plain = PlainYAMLReader(file, in: range)
        let own = plain.read()
        do {
            let other = try YAMLReader.readThroughLibrary(file, in: range)
            if let own, let other { precondition(own.meaning == other.meaning, "the readers differ") }
            if own != nil { precondition(other != nil, "only one reader finds something") }
        } catch {
            precondition(own == nil || error.rule == .duplicateKey, "only the library refuses: \(error.message)")
            _ = file.position(at: error.offset)
        }
    }
}

extension YAMLNode {
    /// The node without its places.
    fileprivate var meaning: YAMLNode {
        switch content {
        case .scalar: YAMLNode(content, at: 0)
        case .sequence(let nodes): YAMLNode(.sequence(nodes.map(\.meaning)), at: 0)
        case .mapping(let entries):
            YAMLNode(
                .mapping(entries.map { Entry(key: $0.key, keyOffset: 0, value: $0.value.meaning) }), at: 0)
        }
    }
}
