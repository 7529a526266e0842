import Campaigns
import Files

/// The libraries that decide the bytes of the output.
enum LibraryVersions {
    /// Versions by name. Those of packages are the ones that `Package.swift` demands, to the last digit.
    static var all: [String: String] {
        [
            "libcmark": MarkdownRenderer.libraryVersion,
            "zlib": GzipCompressor.libraryVersion,
            "swift-mustache": "2.1.1",
            "Yams": "6.2.2",
        ]
    }
}
