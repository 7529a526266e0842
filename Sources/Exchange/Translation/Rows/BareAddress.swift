/// Web addresses that stand among words as they are.
enum BareAddress {
    /// The addresses of a text in their order, without the mark that ends a sentence behind them.
    static func all(in text: String) -> [String] {
        guard text.contains("://") else { return [] }
        return text.matches(of: /https?:\/\/[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=%]+/).map { match in
            var address = match.output
            while let last = address.last, ".,;:!?)'*_".contains(last) { address.removeLast() }
            return String(address)
        }
    }
}
