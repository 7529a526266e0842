/// The steps of a path, split by bytes, as file systems read it.
///
/// For Swift, a slash with a mark behind it is one character, and no slash; for file systems it is two. So a path that is
/// taken apart by characters may lead out of a folder although none of its parts says so.
public struct PathSteps: Sendable {
    private static let slash = UInt8(ascii: "/")
    private let path: String

    /// The steps of a path.
    public init(_ path: String) {
        self.path = path
    }

    /// What stands between the slashes: empty before one at the beginning, behind one at the end, and between two that
    /// follow each other.
    public var all: [Substring] {
        path.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The steps that are not empty, which are those that a file system takes.
    public var names: [Substring] {
        path.utf8.split(separator: Self.slash).map { Substring($0) }
    }

    /// Whether the path begins at the root of the file system.
    public var beginAtRoot: Bool { path.utf8.first == Self.slash }

    /// Whether a step leads up, which is out of the folder that the path is relative to, or may be.
    public var leadUp: Bool {
        path.utf8.split(separator: Self.slash).contains { $0.elementsEqual("..".utf8) }
    }

    /// Whether all steps are names, so that the path leads to something below the folder that it is relative to, and is
    /// the only one that leads there: no step is empty, `.` or `..`, and none has a NUL, at which the system would stop reading.
    public var arePlain: Bool {
        path.utf8.split(separator: Self.slash, omittingEmptySubsequences: false).allSatisfy { step in
            !step.isEmpty && !step.elementsEqual(".".utf8) && !step.elementsEqual("..".utf8) && !step.contains(0)
        }
    }

    /// The path before the last slash; empty if that slash is the first byte, nil where there is none.
    public var parent: String? {
        path.utf8.lastIndex(of: Self.slash).map { String(path[..<$0]) }
    }

    /// The path as it is in a folder, by whose name and a slash it begins; nil of another one.
    public func below(_ folder: String) -> String? {
        let start = (folder + "/").utf8
        return path.utf8.starts(with: start) ? String(Substring(path.utf8.dropFirst(start.count))) : nil
    }

    /// What stands behind the last slash; all of the path where there is none.
    public var last: Substring {
        path.utf8.lastIndex(of: Self.slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }
}
