/// The kinds of images that phones show, told apart by the bytes that their files begin with.
enum ImageKind: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"

    /// The kind that an ending of a file's name, in lower case, stands for; nil if it stands for none.
    init?(ending: String) {
        switch ending {
        case "png": self = .png
        case "jpg", "jpeg": self = .jpeg
        case "gif": self = .gif
        case "webp": self = .webp
        default: return nil
        }
    }

    /// The kind of a file with these bytes; nil if it is none of them.
    init?(bytes: [UInt8]) {
        guard let kind = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
        self = kind
    }

    /// The endings of names that stand for it.
    var endings: [String] { ImageLibrary.extensions.filter { Self(ending: $0) == self } }

    /// Why a file with such an ending cannot be shown, and the way out; nil where it is of this kind.
    ///
    /// Servers tell a file's type by the ending of its name, and phones believe them.
    func refusal(of bytes: [UInt8]) -> (reason: String, suggestion: String)? {
        if begins(bytes) { return nil }
        if bytes.isEmpty { return ("it is empty", "save or export it again") }
        if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
            return ("it is a pointer of Git LFS, which stands in for the image", "run git lfs pull")
        }
        if let kind = Self(bytes: bytes) {
            return (
                "it is named like a \(rawValue) image, but is a \(kind.rawValue) image",
                "name it .\(kind.endings[0]), here too"
            )
        }
        return ("it is no \(rawValue) image", "save or export it as one")
    }

    private func begins(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
        case .webp: bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        }
    }
}
