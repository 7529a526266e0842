/// Texts that stand in many files word for word, as the styles and scripts of templates do: each is compressed once, and
/// its compressed form put into those of the files.
///
/// A short text would cost more bytes, for it is compressed without what stands around it, than it saves time.
public struct PrecompressedTexts: Sendable {
    struct Text: Sendable {
        var plain: [UInt8]
        var packed: [UInt8]
    }

    struct Place: Equatable {
        var start: Int
        var text: Int
    }

    private(set) var texts: [Text] = []
    private var byBeginning: [UInt64: [Int]] = [:]
    /// The first bytes of all texts: few lines of a file begin with one of them, and need no looking up.
    private var firstBytes = [Bool](repeating: false, count: 256)

    /// The shortest text that is compressed for itself, in bytes.
    static let shortest = 512

    /// No texts.
    public init() {}

    /// The long runs of whole lines in which templates hold no tag.
    ///
    /// - Parameter templates: the texts of templates, in any order.
    public init(of templates: [String]) {
        var runs: Set<[UInt8]> = []
        for template in templates {
            var run: [UInt8] = []
            for line in template.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            {
                if String(Substring(line)).contains("{{") {
                    runs.insert(run)
                    run = []
                } else {
                    run += Array(line) + [UInt8(ascii: "\n")]
                }
            }
            runs.insert(run)
        }
        var deflater = Deflater(level: 9)
        // In an order of their own, so that the longer of two with one beginning is looked for first.
        let kept = runs.filter { $0.count >= Self.shortest }.sorted {
            $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1)
        }
        for plain in kept {
            var packed: [UInt8] = []
            deflater.reset()
            plain.withUnsafeBufferPointer { deflater.append($0, .wholeByte, to: &packed) }
            byBeginning[Self.beginning(of: plain, at: 0), default: []].append(texts.count)
            firstBytes[Int(plain[0])] = true
            texts.append(Text(plain: plain, packed: packed))
        }
    }

    /// The digest of all texts: gzip forms made with other ones are other bytes.
    public var digest: SHA256Digest {
        SHA256Digest(of: texts.flatMap { SHA256Digest(of: $0.plain).raw })
    }

    /// Where the texts stand in a file, in order and apart; they are looked for at beginnings of lines only.
    func places(in bytes: [UInt8]) -> [Place] {
        guard !texts.isEmpty, bytes.count >= Self.shortest else { return [] }
        var places: [Place] = []
        var start = 0
        while start + Self.shortest <= bytes.count {
            if firstBytes[Int(bytes[start])], let candidates = byBeginning[Self.beginning(of: bytes, at: start)],
                let text = candidates.first(where: { stands(texts[$0].plain, in: bytes, at: start) })
            {
                places.append(Place(start: start, text: text))
                start += texts[text].plain.count
            } else {
                let end = bytes.withUnsafeBufferPointer { $0.offset(of: UInt8(ascii: "\n"), from: start) }
                guard let end else { break }
                start = end + 1
            }
        }
        return places
    }

    private static func beginning(of bytes: [UInt8], at start: Int) -> UInt64 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    }

    private func stands(_ text: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        start + text.count <= bytes.count && bytes[start..<start + text.count].elementsEqual(text)
    }
}
