import Campaigns

/// What curl is given on its standard input.
struct CurlConfiguration {
    /// Why a request is not put to curl.
    enum Refusal: String, Error {
        /// The address is of another kind.
        case address = "the address must begin with http:// or https:// and have no line ends"
        /// What is to be sent would not arrive as it was meant.
        case body = "there is nothing to send, or it has characters that cannot be sent"
        /// A header would not arrive as it was meant.
        case header = "a header of the request has characters that cannot be sent"
    }

    /// A line for each option.
    let text: String

    /// The options for a request.
    ///
    /// - Throws: ``Refusal`` for what could be taken for another option, address or header.
    init(_ request: SiteRequest, limits: SiteLimits) throws(Refusal) {
        let lowercased = request.url.lowercased()
        guard lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://"),
            !request.url.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else { throw .address }
        guard request.headers.areSendable else { throw .header }
        // Neither `compressed` nor `raw`: bodies stay compressed, but the chunks they are sent in are put together.
        var lines = [
            "url = \(Self.quoted(request.url))", "globoff", "path-as-is", #"proto = "=http,https""#, "silent",
            "show-error", #"dump-header = "/dev/fd/3""#, "suppress-connect-headers",
            "max-time = \(limits.seconds)", #"user-agent = "newsadmin""#,
        ]
        switch request.method {
        case .get: lines += [#"output = "-""#, "max-filesize = \(limits.bytes)"]
        // Asked for headers alone, curl writes them where the body would be.
        case .head: lines += [#"output = "/dev/null""#, "head"]
        case .post:
            guard let body = request.body, !body.unicodeScalars.contains("\0") else { throw .body }
            lines += [
                #"output = "-""#, "max-filesize = \(limits.bytes)", #"request = "POST""#,
                "data-raw = \(Self.quoted(body))", #"header = "Expect:""#,
            ]
        }
        if !request.mayUseProxy { lines.append(#"noproxy = "*""#) }
        for field in request.headers.fields {
            // Without a semicolon curl would leave a header without value out.
            let header = field.value.isEmpty ? field.name + ";" : "\(field.name): \(field.value)"
            lines.append("header = \(Self.quoted(header))")
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingScalars("\\", with: "\\\\").replacingScalars("\"", with: "\\\"")
            .replacingScalars("\n", with: "\\n").replacingScalars("\r", with: "\\r")
        return #"""# + escaped + #"""#
    }
}
