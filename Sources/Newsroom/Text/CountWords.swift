/// A number and what is counted.
enum CountWords {
    /// `1 error`, `3 errors`.
    static func of(_ number: Int, _ one: String) -> String {
        "\(number) \(one)\(number == 1 ? "" : "s")"
    }
}
