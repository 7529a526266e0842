import Files

/// Reads from `newsadmin.yml` where feeds are served, and where they are sent: `baseURL`, `deploy` and `environments`.
enum TargetReader {
    /// The workspace's own place.
    static func production(_ reader: inout FieldReader) -> PublishingTarget {
        let address = Self.address("baseURL", &reader)
        if address == nil, !reader.has("baseURL") {
            reader.report(
                .missingField, at: reader.offset, "“baseURL” is missing: the address under which feeds/ is served",
                suggestion: "add baseURL: https://news.example.com/feeds/")
        }
        return PublishingTarget(
            baseURL: address ?? "", remote: reader.nested("deploy", usual: "remote", Self.remote) ?? nil)
    }

    /// The other places, by their names.
    ///
    /// - Parameter production: the workspace's own place, which no other one may be.
    static func environments(
        _ reader: inout FieldReader, besides production: PublishingTarget
    ) -> [String: PublishingTarget] {
        reader.nested("environments") { reader in
            var environments: [String: PublishingTarget] = [:]
            for entry in reader.all() {
                checkName(entry, &reader)
                environments[entry.key] = reader.read(entry.value, called: entry.key) { reader in
                    let address = Self.address("baseURL", &reader)
                    if address == nil, !reader.has("baseURL") {
                        reader.report(.missingField, at: entry.keyOffset, "“\(reader.path).baseURL” is missing")
                    }
                    return PublishingTarget(
                        baseURL: address ?? "", remote: Self.remote(&reader, besides: production.remote))
                }
            }
            return environments
        } ?? [:]
    }

    private static func checkName(_ entry: YAMLNode.Entry, _ reader: inout FieldReader) {
        if entry.key == "production" {
            reader.report(
                .reservedName, at: entry.keyOffset,
                "“production” is the workspace's own baseURL and deploy.remote",
                suggestion: "give the environment another name")
        }
        if !CampaignFileName.isID(entry.key) {
            reader.report(
                .badID, at: entry.keyOffset,
                "“\(entry.key)” cannot be the name of an environment",
                suggestion: "use up to 100 letters from a to z or A to Z, digits, dots, dashes and underscores, a "
                    + "letter or digit first")
        }
    }

    private static func remote(_ reader: inout FieldReader) -> String? { remote(&reader, besides: nil) }

    /// - Parameter production: where released texts go, to which nothing else may.
    private static func remote(_ reader: inout FieldReader, besides production: String?) -> String? {
        guard let remote = reader.text("remote") else { return nil }
        if remote.value.allSatisfy(\.isWhitespace) {
            reader.report(
                .wrongType, at: remote.offset, "“\(reader.path).remote” must be a place, not an empty text",
                suggestion: "name one such as /srv/news/feeds, or leave the name out")
            return nil
        }
        if remote.value.hasPrefix("~") {
            reader.report(
                .wrongType, at: remote.offset,
                "“\(remote.value)” begins with ~, which only shells take for a home folder",
                suggestion: "write the whole path, or one relative to the workspace")
        }
        if let claim = WorkspaceFolders.claim(remote.value) {
            reader.report(
                .reservedName, at: remote.offset,
                "“\(remote.value)” \(claim.rawValue); what is deployed there would mix with that",
                suggestion: "name a folder of its own, such as /srv/news/feeds")
        }
        if let production, place(remote.value) == place(production) {
            reader.report(
                .reservedName, at: remote.offset,
                "this is where production is deployed; texts that nobody has released would go to its phones",
                suggestion: "name another place for this environment")
        }
        return remote.value
    }

    /// A place without what spells it differently: slashes at its end, steps that stay where they are, or go back; behind
    /// the name of rclone's remote, a slash at the beginning.
    private static func place(_ remote: String) -> String {
        if let colon = remote.utf8.lastIndex(of: UInt8(ascii: ":")) {
            let path = remote[remote.utf8.index(after: colon)...]
            return remote[...colon] + place("/\(path)")
        }
        let steps = PathSteps(remote)
        let names = steps.names.reduce(into: [] as [Substring]) { names, name in
            switch name {
            case ".": break
            case "..": if names.last.map({ $0 != ".." }) ?? false { names.removeLast() } else { names.append(name) }
            default: names.append(name)
            }
        }
        return (steps.beginAtRoot ? "/" : "") + names.joined(separator: "/")
    }

    private static func address(_ key: String, _ reader: inout FieldReader) -> String? {
        guard let address = reader.text(key) else { return nil }
        guard WebAddress.isAbsoluteHTTP(address.value) else {
            reader.report(
                .badAddress, at: address.offset, "“\(address.value)” is not an http or https address",
                suggestion: "write it as https://news.example.com/feeds/")
            return nil
        }
        if address.value.contains("?") || address.value.contains("#") {
            reader.report(
                .badAddress, at: address.offset,
                "names of files are put behind “\(key)”, so it can have no “?” and no “#”")
            return nil
        }
        if let suggestion = AddressLetters.suggestion(for: address.value) {
            reader.report(
                .addressNotASCII, at: address.offset,
                "“\(address.value)” has letters that some phones do not take in an address, so they load nothing from "
                    + "there",
                suggestion: suggestion)
        }
        return address.value.hasSuffix("/") ? address.value : address.value + "/"
    }
}
