import Files

extension Rule {
    /// A file in `campaigns/` that is not read, though it looks like a campaign.
    static let passedOverFile = Rule.changeable("passed-over-file", .warning)
}

/// Tells of files that somebody may take for campaigns, while nothing reads them.
enum PassedOverFile {
    private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".mdwn", ".md.txt", ".mdx"]

    static func findings(in folder: String, _ listed: FolderListing.Contents) -> [Diagnostic] {
        let misnamed = listed.files.compactMap { path -> Diagnostic? in
            let name = path.lowercased()
            guard !path.hasSuffix(".md"), let ending = endings.first(where: name.hasSuffix) else { return nil }
            return Diagnostic(
                .passedOverFile, at: SourcePosition(file: folder + "/" + path),
                "this is not read: the names of campaigns end in .md",
                suggestion: "rename it to \(path.split(separator: "/").last?.dropLast(ending.count) ?? "").md")
        }
        return misnamed + listed.links.map { unread(folder + "/" + $0, "it is a symbolic link") }
            + listed.others.map { unread(folder + "/" + $0, "it is a pipe or a device, and no file") }
            + listed.deeper.map { path in
                Diagnostic(
                    .passedOverFile, at: SourcePosition(file: folder + "/" + path),
                    "nothing in this folder is read: it is more than \(FolderListing.greatestDepth) folders deep",
                    suggestion: "put what is in it further up")
            }
    }

    private static func unread(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .passedOverFile, at: SourcePosition(file: path), "this is not read: \(reason)",
            suggestion: "put the file itself here")
    }
}
