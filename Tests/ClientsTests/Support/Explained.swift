@testable import Clients

extension PropertyValue {
    /// Why a device did not show messages, `id: reason`, and behind which others.
    var explanations: [String]? {
        self["notShown"]?.array?.compactMap(NotShown.init).map { message in
            let behind = message.behind.isEmpty ? "" : " \(message.behind.joined(separator: ","))"
            return "\(message.id): \(message.reason.id)\(behind)"
        }
    }
}
