import Foundation

/// Everything that can be asked for at one time. Nothing else is ever read for an answer, no folder and no link.
public struct ServeSite: Sendable {
    /// The files by their path, without a slash before it.
    public var files: [String: ServeFile]
    /// What is put at the end of each page of the dashboard.
    private(set) var bar: Data
    /// A name for this state of the site that no other one has.
    public var version: String

    /// A site.
    public init(files: [String: ServeFile] = [:], bar: Data = Data(), version: String = "") {
        self.files = files
        self.bar = bar
        self.version = version
    }

    /// Puts other bytes at the end of each page of the dashboard.
    public mutating func setBar(_ bytes: [UInt8]) { bar = Data(bytes) }

    /// The path that is served for one that ends with a slash, or is empty.
    static let index = "index.html"

    /// The file at a path; nil if there is none.
    func file(at path: String) -> ServeFile? {
        files[path.isEmpty || path.hasSuffix("/") ? path + Self.index : path]
    }
}
