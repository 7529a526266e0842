/// An address for templates: to be followed where that is safe, else only to be read.
enum AddressValues {
    /// `link` for an address that may be followed, `plainAddress` for any other; what it is not is false.
    static func entries(of address: String?) -> [TemplateValue.Entry] {
        let isLink = address.map(LinkTarget.isFollowed) == true
        return [
            TemplateValue.Entry(name: "link", value: .text(isLink ? address : nil)),
            TemplateValue.Entry(name: "plainAddress", value: .text(isLink ? nil : address)),
        ]
    }
}
