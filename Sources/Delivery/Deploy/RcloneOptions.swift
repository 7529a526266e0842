import Files

/// The parts of a remote that has options in its name, as rclone writes them: `name,option=value,option="a:b":path`.
struct RcloneOptions {
    /// What stands before the options: a name from rclone's configuration, or a colon and a backend's name.
    let prefix: String
    /// The options.
    let all: [Option]
    /// The path with the colon before it.
    let path: String

    /// One option.
    struct Option: Equatable {
        /// Its name.
        var name: String
        /// Its value.
        var value: String
        /// The value as it is written, in quotation marks where it needs them.
        var written: String

        /// Whether it is a secret: by its name, or because it is an address with a password in it.
        var isSecret: Bool {
            let name = name.lowercased()
            return ["pass", "secret", "token", "key", "auth", "cred", "sas", "bearer", "cookie", "header"].contains {
                name.contains($0)
            } || value.contains("://") && value.contains("@")
        }
    }

    /// Takes a remote apart; nil where it has no options, or is of another form.
    init?(_ text: String) {
        let start = text.hasPrefix(":") ? text.index(after: text.startIndex) : text.startIndex
        guard let comma = text[start...].firstIndex(where: { $0 == "," || $0 == ":" }), text[comma] == "," else {
            return nil
        }
        prefix = String(text[..<comma])
        var rest = text[comma...]
        var all: [Option] = []
        while rest.first == "," {
            rest.removeFirst()
            let name = String(rest.prefix { !"=,:".contains($0) })
            rest = rest.dropFirst(name.count)
            guard rest.first == "=" else {
                all.append(Option(name: name, value: "true", written: "true"))
                continue
            }
            rest.removeFirst()
            guard let (value, written) = Self.value(at: rest) else { return nil }
            all.append(Option(name: name, value: value, written: written))
            rest = rest.dropFirst(written.count)
        }
        guard rest.first == ":" else { return nil }
        self.all = all
        path = String(rest)
    }

    /// What would be a secret option of a remote, were it not that a value before it lacks its quotation marks, or a
    /// quotation its end, so that rclone takes it for a part of something else.
    static func misplacedSecrets(in text: String) -> [Option] {
        let start = text.hasPrefix(":") ? text.index(after: text.startIndex) : text.startIndex
        guard let comma = text[start...].firstIndex(where: { $0 == "," || $0 == ":" }), text[comma] == "," else {
            return []
        }
        let rest = RcloneOptions(text).map { $0.path[...] } ?? text[comma...]
        return rest.split(separator: ",", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2, !pair[1].isEmpty else { return nil }
            let option = Option(name: pair[0], value: pair[1], written: pair[1])
            guard option.isSecret else { return nil }
            guard let mark = pair[1].first, mark == "\"" || mark == "'", value(at: pair[1][...]) == nil else {
                return option
            }
            // A quotation without its end goes on over commas.
            let whole = String(rest[part.startIndex...].dropFirst(pair[0].count + 1))
            return Option(name: pair[0], value: whole, written: whole)
        }
    }

    /// The part of an address before its host that holds who may come in, where an option's value lacks its quotation marks, so
    /// that rclone takes what follows its scheme for the path; nil where there is none.
    static func misplacedCredentials(in text: String) -> String? {
        guard let path = RcloneOptions(text)?.path, path.hasPrefix("://") else { return nil }
        let host = path.dropFirst(3).prefix { $0 != "/" }
        return host.lastIndex(of: "@").map { String(host[..<$0]) }
    }

    /// A value up to the next comma or colon; in quotation marks of either kind, up to their end, two of them being one.
    private static func value(at rest: Substring) -> (value: String, written: String)? {
        guard let mark = rest.first, mark == "\"" || mark == "'" else {
            let value = String(rest.prefix { $0 != "," && $0 != ":" })
            return (value, value)
        }
        var value = ""
        var left = rest.dropFirst()
        while let character = left.popFirst() {
            if character != mark {
                value.append(character)
            } else if left.first == mark {
                value.append(mark)
                left.removeFirst()
            } else {
                return (value, String(rest[..<left.startIndex]))
            }
        }
        return nil
    }

    /// The same as a remote that the environment configures; nil where rclone has no option for it.
    var configuration: (name: String, variables: [String: String])? {
        let isPlain = all.allSatisfy { $0.name.utf8.allSatisfy(Self.isPlain) && !$0.name.isEmpty }
        let name = prefix.hasPrefix(":") ? "newsadmin" : prefix
        guard isPlain, !name.isEmpty, name.utf8.allSatisfy(Self.isPlain) else { return nil }
        var variables: [String: String] = [:]
        if prefix.hasPrefix(":") { variables["RCLONE_CONFIG_NEWSADMIN_TYPE"] = String(prefix.dropFirst()) }
        for option in all {
            let key = option.name.uppercased().replacing("-", with: "_")
            variables["RCLONE_CONFIG_\(name.uppercased())_\(key)"] = option.value
        }
        return (name, variables)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
