extension [String] {
    /// Each name once, in the order of its first appearance.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
