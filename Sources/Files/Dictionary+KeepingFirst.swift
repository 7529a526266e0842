extension Dictionary {
    /// The pairs by their keys; of several with one key, the first.
    public init(keepingFirst pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
