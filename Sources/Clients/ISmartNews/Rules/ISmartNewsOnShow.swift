import Campaigns

extension FieldReader {
    /// The address that is loaded when an item is shown: the library puts the phone's identifier and the page's address
    /// in place of `${VID}` and `${URL}`, and 4.9.6 tells the app of a callback instead of loading it.
    mutating func checkOnShow(_ address: Located<String>, version: ISmartNewsVersion) {
        if version == .v496, ISmartNewsLinkEffect.isCall(address.value) { return }
        let filled = ["${VID}", "${URL}"].reduce(address.value) { $0.replacing($1, with: "0") }
        guard !WebAddress.isAbsoluteHTTP(filled) else { return }
        report(
            .badAddress, at: address.offset, "“\(address.value)” is not an http or https address",
            suggestion: "write it as https://…")
    }
}
