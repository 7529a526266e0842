import Clients
import Files
import Foundation

/// The HTML of views on disk, found by the addresses at which phones load it; nothing outside the folder is read.
struct ViewFolder: Sendable {
    private let folder: String

    /// The largest view that is read, in bytes.
    static let sizeLimit = 1 << 20

    /// The views in a folder.
    init(_ folder: String) {
        self.folder = folder
    }

    /// What was found at an address.
    enum Answer {
        /// The page.
        case page(ImportedPage)
        /// No file is there.
        case none
        /// There is one, which is not taken for this reason.
        case refused(String)
    }

    /// The page at an address.
    func page(at address: String) -> Answer {
        switch place(of: address) {
        case .file(let relative):
            // A server may answer with another page, and a script on it may read this.
            guard !address.contains("?") else { return .refused("what follows its “?” may make it another page") }
            guard !address.contains("#") else { return .refused("phones open it at what follows its “#”") }
            return read(relative)
        case .refused(let reason): return .refused(reason)
        case .none: return .none
        }
    }

    /// The path of the file to which an address leads, however the folder was named; nil where it leads to none.
    func file(of address: String) -> String? {
        guard case .file(let relative) = place(of: address) else { return nil }
        return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/" + relative
    }

    private enum Place {
        /// A file, by its path below the folder.
        case file(String)
        case none
        case refused(String)
    }

    /// The file of an address: the longest end of its path that is one below the folder.
    private func place(of address: String) -> Place {
        let path = Self.path(of: address)
        guard let parts = Self.parts(path), !parts.isEmpty else {
            return path.contains("..") ? .refused("its path leads out of the folder") : .none
        }
        for first in parts.indices {
            let relative = parts[first...].joined(separator: "/")
            switch kind(parts[first...]) {
            case .file: return .file(relative)
            case .link: return .refused("\(relative) is a symbolic link or lies behind one")
            case nil: continue
            }
        }
        return .none
    }

    private enum Kind {
        case file, link
    }

    /// What is at the end of the way; a link anywhere on it is one.
    private func kind(_ parts: ArraySlice<String>) -> Kind? {
        var path = folder
        for (index, part) in parts.enumerated() {
            path += "/" + part
            switch FileExistence.kind(of: path) {
            case .link?: return .link
            case .file?: return index == parts.count - 1 ? .file : nil
            case .other?: continue
            case .device?, nil: return nil
            }
        }
        return nil
    }

    private func read(_ relative: String) -> Answer {
        do {
            let bytes = try FileReading.bytes(
                at: folder + "/" + relative, limit: Self.sizeLimit, followingLinks: false)
            return .page(ImportedPage(view: "", file: relative, bytes: bytes))
        } catch {
            return .refused("\(relative) cannot be read: \(error.reason)")
        }
    }

    /// The path of an address, without scheme, host, query and fragment.
    private static func path(of address: String) -> String {
        var rest = Substring(address)
        if let scheme = rest.firstRange(of: "://") {
            rest = rest[scheme.upperBound...]
            rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
        }
        let path = String(rest.prefix { $0 != "?" && $0 != "#" })
        return path.removingPercentEncoding ?? path
    }

    private static let backslash = UInt8(ascii: "\\")

    /// The parts of a path; nil where one of them means something else than a name.
    private static func parts(_ path: String) -> [String]? {
        let names = PathSteps(path).names
        guard !names.contains("."), !names.contains(".."), !path.utf8.contains(where: { $0 == 0 || $0 == backslash })
        else { return nil }
        return names.map(String.init)
    }
}
