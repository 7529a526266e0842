import Foundation

/// The inputs in `Fuzzing/Inputs`, a folder for each parser that has any.
enum KeptInput {
    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Inputs") }

    /// The names of the folders.
    static func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The kept inputs of a parser, in the order of their names.
    static func files(of parser: String) throws -> [URL] {
        guard try folders().contains(parser) else { return [] }
        let own = folder.appending(path: parser)
        return try FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }
}
