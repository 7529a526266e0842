/// What decides whether a file of an earlier build stays where some locales or clients are not built.
protocol PlacedFile {
    /// Its place below the output folder.
    var path: String { get }
    /// What it is.
    var kind: OutputFile.Kind { get }
    /// The client it belongs to, if it belongs to one.
    var client: String? { get }
    /// The locale it belongs to, if it belongs to one.
    var locale: String? { get }
}

extension OutputFile: PlacedFile {}
extension OutputManifest.File: PlacedFile {}

extension Array where Element: PlacedFile {
    /// The files of an earlier build that stay beside those that are made now, in their order.
    ///
    /// - Parameters:
    ///   - paths: what is made now.
    ///   - isKept: whether a file stays for its own sake. Where a feed for all languages does, so do the pages
    ///     of its client, since it names pages of each of them.
    func staying(besides paths: Set<String>, where isKept: (Element) -> Bool) -> [Element] {
        let others = filter { !paths.contains($0.path) }
        let kept = others.map(isKept)
        let together = Set(
            zip(others, kept).lazy.filter { $1 && $0.kind == .feed && $0.locale == nil }.compactMap { $0.0.client })
        return zip(others, kept).filter { file, isKept in
            isKept || file.kind == .page && file.client.map(together.contains) == true
        }.map(\.0)
    }
}
