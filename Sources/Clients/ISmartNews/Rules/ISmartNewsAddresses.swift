import Campaigns

extension ISmartNewsClient {
    /// Checks the entries of `urls`: the library drops those that it cannot use, and an item without any.
    func checkAddresses(
        _ entries: [Located<ISmartNewsBlockAddress>], of message: Message, in file: SourceFile, block: ISmartNewsBlock,
        _ findings: inout ClientFindings
    ) {
        for entry in entries {
            let position = { file.position(at: entry.offset) }
            if let (problem, way) = problem(of: entry.value, block: block) {
                findings.report(.ismartnewsAddress, at: position(), problem, suggestion: way, locale: message.locale)
                continue
            }
            for (problem, way) in oddities(of: entry.value) {
                findings.report(
                    .ismartnewsAddressPart, at: position(), problem, suggestion: way, locale: message.locale)
            }
        }
        if let first = entries.first, entries.allSatisfy(\.value.isIgnored) {
            findings.report(
                .ismartnewsAddress, at: file.position(at: first.offset),
                "every entry says “ignore”, and an item without addresses is dropped",
                suggestion: "leave the campaign's client out instead", locale: message.locale)
        }
    }

    private func problem(of entry: ISmartNewsBlockAddress, block: ISmartNewsBlock) -> (problem: String, way: String)? {
        if entry.isOwn { return nil }
        guard let address = entry.addresses.last else {
            return (
                "“\(entry.parts.joined(separator: "|"))” has no http or https address, and is dropped",
                "write https://…, in lower case, or \(ISmartNewsBlockAddress.own) for the campaign's own"
            )
        }
        guard WebAddress.isAbsoluteHTTP(address) else {
            return ("“\(address)” is no address that a phone can open", "encode spaces and the like with %")
        }
        let path = address.path
        switch address.host {
        case "alertview.io": return problem(ofAlert: address, path: path, block: block)
        case "review.io":
            if settings.clientVersion == .v201 {
                return ("version 2.0.1 opens “\(address)” as a page", "show an alert with a review button instead")
            }
            return ISmartNewsAddress.opensReview(address)
                ? nil : ("“\(address)” opens nothing", "write http://review.io/open")
        default: return nil
        }
    }

    private func problem(
        ofAlert address: String, path: String, block: ISmartNewsBlock
    ) -> (problem: String, way: String)? {
        if path != path.lowercased() {
            return (
                "the alert of “\(address)” is never found: the library folds its name, but not the address",
                "write the path in lower case"
            )
        }
        let names = block.raw.entries.map { $0.key.lowercased() } + (block.form == .alert ? ["/\(Self.alertPath)"] : [])
        guard !names.contains(path), !address.contains("iSmartNewsMessageTextKey=") else { return nil }
        return (
            "there is no alert “\(path)” in the item, and the entry is dropped",
            block.form == .alert
                ? "write \(ISmartNewsBlockAddress.own) for the campaign's own" : "add raw: {\(path): {title: …}}"
        )
    }

    private func oddities(of entry: ISmartNewsBlockAddress) -> [(problem: String, way: String)] {
        var result: [(String, String)] = []
        if entry.addresses.count + (entry.isOwn ? 1 : 0) > 1 {
            result.append(("of several addresses in one entry only the last is used", "write one entry for each"))
        }
        for part in entry.parts where part != ISmartNewsBlockAddress.own && !entry.addresses.contains(part) {
            if let count = ISmartNewsBlockAddress.count(part) {
                if count > 32 { result.append(("an address is shown 32 times a round at most", "write 32")) }
                if count < 0 { result.append(("the count \(count) is ignored", "write a number from 0 to 32")) }
            } else if part.lowercased() != "ignore", !(part.hasPrefix("$") && part.count > 1) {
                let way = DidYouMean.suggestion(for: part, among: [ISmartNewsBlockAddress.own, "ignore"])
                result.append(("the part “\(part)” is ignored", way ?? "leave it out"))
            }
        }
        return result
    }
}

extension String {
    /// The host of an http address, in lower case.
    fileprivate var host: String {
        String(afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }).lowercased()
    }

    /// The path of an http address.
    fileprivate var path: String {
        String(afterScheme.drop { $0 != "/" && $0 != "?" && $0 != "#" }.prefix { $0 != "?" && $0 != "#" })
    }

    private var afterScheme: Substring {
        firstRange(of: "://").map { self[$0.upperBound...] } ?? self[...]
    }
}

extension Rule {
    /// An entry of `urls` that the library drops or cannot show.
    static let ismartnewsAddress = Rule.locked("ismartnews-address")
    /// A part of an entry of `urls` that has no effect.
    static let ismartnewsAddressPart = Rule.changeable("ismartnews-address-part", .warning)
}
