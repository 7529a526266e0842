import Files

extension Message {
    /// The first address that a link of the text opens and that readers of its plain form cannot get to: it is not spelt out
    /// there, and the action does not lead to the same page; nil where there is none.
    public func addressLostInPlainText() -> String? {
        text.value.links.first { address in
            guard let scheme = WebAddress.scheme(of: address) else { return false }
            if let action = actionURL?.value, Self.page(of: action).elementsEqual(Self.page(of: address)) {
                return false
            }
            return !isSpeltOut(address, scheme)
        }
    }

    /// The place of an address in the text. This reads the Markdown once more, and is meant for the few messages whose
    /// links turn up in a finding.
    public func position(ofAddress address: String) -> SourcePosition {
        guard let written = campaign.text(in: text.locale) else { return text.position() }
        return WrittenText(written, rendered: nil).position(ofAddress: address)
    }

    /// An address without its query and fragment.
    private static func page(of address: String) -> Substring.UTF8View {
        address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    }

    /// Whether the plain text has an address as people write it: that of a mailbox without its scheme, and a telephone
    /// number with any signs between its digits.
    private func isSpeltOut(_ address: String, _ scheme: String) -> Bool {
        let rest = address.dropFirst(scheme.utf8.count + 1)
        return switch scheme {
        case "mailto": text.value.plain.contains(rest.prefix { $0 != "?" })
        case "tel": text.value.plain.filter(\.isNumber).contains(rest.filter(\.isNumber))
        default: text.value.plain.contains(address)
        }
    }
}
