extension Rule {
    /// A file in `campaigns/` that is not read, though it looks like a campaign.
    public static let passedOverFile = Rule.changeable("passed-over-file", .warning)
}

/// Tells of files that somebody may take for campaigns, while nothing reads them.
enum PassedOverFile {
    private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".mdwn", ".md.txt", ".mdx"]

    static func findings(among files: [String], links: [String]) -> [Diagnostic] {
        let misnamed = files.compactMap { path -> Diagnostic? in
            let name = path.lowercased()
            guard !path.hasSuffix(".md"), let ending = endings.first(where: name.hasSuffix) else { return nil }
            return Diagnostic(
                .passedOverFile, at: SourcePosition(file: path), "this is not read: the names of campaigns end in .md",
                suggestion: "rename it to \(path.split(separator: "/").last?.dropLast(ending.count) ?? "").md")
        }
        return misnamed
            + links.map { path in
                Diagnostic(
                    .passedOverFile, at: SourcePosition(file: path), "this is not read: it is a symbolic link",
                    suggestion: "put the file itself here")
            }
    }
}
