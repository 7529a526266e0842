extension BidirectionalCollection<String> {
    /// Names as a sentence lists them: `fr`, `fr and de`, `fr, de and ja`; nothing of none.
    public var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
