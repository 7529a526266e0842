import Files

extension Message {
    /// The first address that a link of the text opens and that readers of its plain form cannot get to: it is not spelt out
    /// there, and the action does not lead to the same page; nil where there is none among the first hundred.
    public func addressLostInPlainText() -> String? {
        let links = text.value.links.prefix(Self.mostLinks).filter { address in
            guard WebAddress.scheme(of: address) != nil else { return false }
            return actionURL.map { !Self.isSamePage($0.value, address) } ?? true
        }
        guard !links.isEmpty else { return nil }
        let plain = text.value.plain.lowercased()
        let digits = plain.filter(\.isNumber)
        return links.first { !Self.isSpeltOut($0, in: plain, digits) }
    }

    /// How many links of a text are looked at: each may take a look at all of it.
    private static let mostLinks = 100

    /// The place of an address in the text. This reads the Markdown once more, and is meant for the few messages whose
    /// links turn up in a finding.
    public func position(ofAddress address: String) -> SourcePosition {
        guard let written = campaign.text(in: text.locale) else { return text.position() }
        return WrittenText(written, rendered: nil).position(ofAddress: address)
    }

    private static func isSamePage(_ address: String, _ other: String) -> Bool {
        let pages = (page(of: address), page(of: other))
        return pages.0.elementsEqual(pages.1)
            || ComparableAddress.of(String(Substring(pages.0))) == ComparableAddress.of(String(Substring(pages.1)))
    }

    /// An address without its query and fragment.
    private static func page(of address: String) -> Substring.UTF8View {
        address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    }

    /// Whether a text in lower case has an address as people write it: without the scheme, and a telephone number with any
    /// signs between its digits.
    private static func isSpeltOut(_ address: String, in plain: String, _ digits: String) -> Bool {
        let scheme = WebAddress.scheme(of: address) ?? ""
        let rest = address.dropFirst(scheme.utf8.count + 1).lowercased()
        return switch scheme {
        case "mailto": plain.contains(rest.prefix { $0 != "?" })
        case "tel": digits.contains(rest.filter(\.isNumber))
        default: plain.contains(ComparableAddress.of(address).lowercased())
        }
    }
}
