import Files
import Foundation
import Synchronization

/// The images of a workspace: finds them by the paths that campaigns give, and names them by their content.
public final class ImageLibrary: Sendable {
    /// The kinds of images that phones show.
    static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

    /// The media type of an image, by its name's extension: `image/png`.
    public static func mediaType(ofImageNamed name: String) -> String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return "image/\(ending == "jpg" ? "jpeg" : ending)"
    }
    /// The largest image accepted, in bytes.
    public static let sizeLimit = 20 << 20

    private let files: Set<ExactText>
    private let folder: String
    private let baseURL: String
    private let answers = Mutex<[ExactText: MarkdownOptions.ImageAnswer]>([:])

    /// The images among a workspace's files.
    ///
    /// - Parameters:
    ///   - files: the paths of all regular files in `campaigns/`, relative to the workspace.
    ///   - folder: the workspace.
    ///   - baseURL: where `feeds/` is served, with a slash at its end.
    public init(files: some Sequence<String>, folder: String, baseURL: String) {
        self.files = Set(files.map(ExactText.init))
        self.folder = folder
        self.baseURL = baseURL
    }

    /// Answers for paths relative to a Markdown file, itself named relative to the workspace.
    func addresses(relativeTo file: String) -> @Sendable (String) -> MarkdownOptions.ImageAnswer {
        { path in self.answer(path, relativeTo: file) }
    }

    /// Whether all images that another library was asked for are here what they are there, so that what was rendered
    /// with that one is the same with this one.
    public func agrees(with other: ImageLibrary) -> Bool {
        other.answers.withLock { $0 }.allSatisfy { answer(for: $0.key.text) == $0.value }
    }

    /// The paths, relative to the workspace, of all images that were asked for, whether there are such or not.
    public var asked: Set<ExactText> { answers.withLock { Set($0.keys) } }

    private func answer(_ path: String, relativeTo file: String) -> MarkdownOptions.ImageAnswer {
        guard WebAddress.scheme(of: path) == nil, let target = Self.resolve(path, relativeTo: file) else {
            return .refused("it must be a relative path inside campaigns/")
        }
        return answer(for: target)
    }

    private func answer(for target: String) -> MarkdownOptions.ImageAnswer {
        let key = ExactText(target)
        if let known = answers.withLock({ $0[key] }) { return known }
        let answer = load(target)
        answers.withLock { $0[key] = answer }
        return answer
    }

    private func load(_ target: String) -> MarkdownOptions.ImageAnswer {
        guard files.contains(ExactText(target)) else { return .refused("there is no \(target)") }
        let ending = (target.split(separator: ".").last ?? "").lowercased()
        guard let kind = ImageKind(ending: ending) else {
            return .refused("use one of \(Self.extensions.joined(separator: ", "))")
        }
        do {
            let bytes = try FileReading.bytes(at: folder + "/" + target, limit: Self.sizeLimit, followingLinks: false)
            if let refusal = kind.refusal(of: bytes) {
                return .refused(refusal.reason, suggestion: refusal.suggestion)
            }
            let hash = SHA256Digest(of: bytes).hexadecimal
            let asset = Asset(source: target, path: Asset.path(hash: hash, ending: ending))
            return .served(at: baseURL + asset.path, asset: asset, size: bytes.count)
        } catch {
            RefusedFiles.noteVanished(error)
            return .refused(error.reason)
        }
    }

    /// The path from the workspace's folder; nil if it leads out of `campaigns/`.
    private static func resolve(_ path: String, relativeTo file: String) -> String? {
        guard let decoded = path.removingPercentEncoding, !decoded.utf8.contains(0) else { return nil }
        let steps = PathSteps(decoded)
        guard !steps.beginAtRoot else { return nil }
        var parts = PathSteps(file).names.dropLast()
        for name in steps.names {
            switch name {
            case ".": continue
            case "..":
                guard parts.count > 1 else { return nil }
                parts.removeLast()
            default: parts.append(name)
            }
        }
        return parts.count > 1 ? parts.joined(separator: "/") : nil
    }
}
