import Campaigns

/// Which addresses may be sent a secret.
enum SecureAddress {
    /// Whether an address is `https`, or leads to this machine itself, where nobody listens in.
    static func isSafe(_ address: String) -> Bool {
        guard WebAddress.isAbsoluteHTTP(address), !address.contains(where: \.isWhitespace) else { return false }
        return address.lowercased().hasPrefix("https://") || isOwn(address)
    }

    /// Whether an address leads to this machine itself.
    static func isOwn(_ address: String) -> Bool {
        guard let start = address.firstRange(of: "://")?.upperBound else { return false }
        let authority = address[start...].lowercased().prefix { !"/?#".contains($0) }
        guard !authority.contains("@") else { return false }
        if authority == "[::1]" || authority.hasPrefix("[::1]:") { return true }
        let host = authority.prefix { $0 != ":" }
        return host == "localhost" || host == "127.0.0.1"
    }
}
