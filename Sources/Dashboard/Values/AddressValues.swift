/// An address for templates: to be followed where that is safe, else only to be read.
enum AddressValues {
    /// `link` for an address that may be followed, `plainAddress` for any other; what it is not is false.
    static func values(of address: String?) -> [String: Any] {
        // What is absent is false and not left out: Mustache would look for it in everything around.
        guard let address else { return ["link": false, "plainAddress": false] }
        let isLink = LinkTarget.isFollowed(address)
        return ["link": isLink ? address : false, "plainAddress": isLink ? false : address]
    }
}
