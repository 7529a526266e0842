import Files

/// Which addresses the simulated phone can open: those with a scheme, unless the journey says otherwise.
struct OpenableAddresses: Sendable {
    /// Schemes that no app on the phone handles, in lower case.
    private let unopenable: Set<String>
    /// The only schemes beside http and https that an app on the phone handles, in lower case; nil: all others.
    private let openable: Set<String>?

    /// The phone whose journey has these settings.
    init(_ settings: JourneyFields) throws(JourneyError) {
        unopenable = Set((try settings.texts("unopenableSchemes") ?? []).map { $0.lowercased() })
        openable = try settings.texts("openableSchemes").map { Set($0.map { $0.lowercased() } + ["http", "https"]) }
    }

    /// Whether the phone can open the address.
    func contain(_ address: String) -> Bool {
        guard let scheme = Self.scheme(of: address) else { return false }
        return !unopenable.contains(scheme) && openable?.contains(scheme) != false
    }

    /// What stands before the first colon, if it is a scheme (RFC 3986), in lower case.
    static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address[..<colon].utf8
        guard let first = scheme.first, first.isLetter else { return nil }
        let isScheme = scheme.allSatisfy { $0.isLetterOrDigit || [0x2B, 0x2D, 0x2E].contains($0) }
        return isScheme ? address[..<colon].lowercased() : nil
    }
}
