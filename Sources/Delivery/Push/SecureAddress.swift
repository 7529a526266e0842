/// Which addresses may be told a secret.
public enum SecureAddress {
    /// Whether an address is `https`, or leads to this machine itself, where nobody listens in.
    public static func isSafe(_ address: String) -> Bool {
        let lowercased = address.lowercased()
        if lowercased.hasPrefix("https://") { return lowercased.count > "https://".count }
        guard lowercased.hasPrefix("http://") else { return false }
        let authority = lowercased.dropFirst("http://".count).prefix { !"/?#".contains($0) }
        guard !authority.contains("@") else { return false }
        if authority == "[::1]" || authority.hasPrefix("[::1]:") { return true }
        let host = authority.prefix { $0 != ":" }
        return host == "localhost" || host == "127.0.0.1"
    }
}
