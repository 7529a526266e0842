/// The versions of iSmartNews whose behaviour is known.
enum ISmartNewsVersion: String, Sendable, CaseIterable {
    /// 2.0.1, the first with meta items.
    case v201 = "2.0.1"
    /// 4.9.6, the last one.
    case v496 = "4.9.6"

    /// The version a journey or a workspace names; without a name the last one.
    init(clientVersion: String?) throws(JourneyError) {
        guard let clientVersion else {
            self = .v496
            return
        }
        guard let version = ISmartNewsVersion(rawValue: clientVersion) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw JourneyError("iSmartNews `clientVersion` \(clientVersion) is not known; known are \(known)")
        }
        self = version
    }
}
