extension String {
    /// Whether letters in it are written from right to left, so that they may reorder what stands around them.
    public var hasRightToLeftLetters: Bool {
        // No such letter stands before the Hebrew ones.
        unicodeScalars.contains { $0.value >= 0x590 && BidirectionalClass($0).isRightToLeft }
    }
}
