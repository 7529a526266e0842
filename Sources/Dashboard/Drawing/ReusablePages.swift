import Files

/// The pages that an earlier drawing has left, known by the keys of what they show.
public struct ReusablePages: Sendable {
    /// Makes the keys.
    let code: GMAC
    /// Whether a page stands already as it was drawn from what has this key.
    let has: @Sendable (_ path: String, _ key: GMAC.Tag) -> Bool

    /// The pages that an earlier drawing has left.
    ///
    /// - Parameters:
    ///   - code: makes the keys, as it made those of these pages.
    ///   - has: whether a page stands already as it was drawn from what has this key; called by several threads at
    ///     once.
    public init(keyedBy code: GMAC, has: @escaping @Sendable (_ path: String, _ key: GMAC.Tag) -> Bool) {
        self.code = code
        self.has = has
    }
}
