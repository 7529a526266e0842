import Campaigns
import Clients

/// A campaign that was made of entries of existing feeds, with its files.
public struct ImportedCampaign: Sendable {
    /// A file, by its path relative to the workspace.
    public struct File: Equatable, Sendable {
        /// The path.
        public var path: String
        /// What is in it.
        public var bytes: [UInt8]
    }

    /// The campaign's id.
    public let id: String
    /// The id that all campaigns share that were made of the same announcement; the first of them has it.
    public internal(set) var announcement: String
    /// The locales that it is for, in the workspace's order.
    public let locales: [String]
    /// Its files: the source, the translations, the templates.
    public let files: [File]
    /// The names of what could be said by no field and stands under `raw`.
    public let raw: [String]

    /// The file in the source locale.
    var source: SourceFile { Self.sourceFile(files[0]) }

    /// The translations.
    var translations: [(locale: String, file: SourceFile)] {
        files.dropFirst().filter { $0.path.hasSuffix(".md") }.map { file in
            let name = file.path.dropLast(3)
            return (
                String(name[name.index(after: name.lastIndex(of: ".") ?? name.startIndex)...]), Self.sourceFile(file)
            )
        }
    }

    /// The templates, by their names.
    var templates: [(name: String, text: String)] {
        files.filter { $0.path.hasSuffix(".mustache") }.map { file in
            let name = String(file.path.dropFirst("templates/".count).dropLast(".mustache".count))
            return (name, String(decoding: file.bytes, as: UTF8.self))
        }
    }

    private static func sourceFile(_ file: File) -> SourceFile {
        SourceFile(path: file.path, bytes: file.bytes)
    }
}
