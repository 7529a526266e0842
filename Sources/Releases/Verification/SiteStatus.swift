/// What an answer's status is worth where phones need 200.
enum SiteStatus {
    /// What is wrong with an answer to a question without a condition.
    static func finding(_ response: SiteResponse, at place: String, method: String = "GET") -> VerificationFinding {
        switch response.status {
        case 304:
            return .init(.notModified, at: place, "\(method) is answered with 304 although no condition was sent")
        case 301, 302, 303, 307, 308:
            let target = response.headers["Location"].map(SiteAddress.shown) ?? "an address that it does not name"
            return .init(
                .redirect, at: place,
                "\(method) is answered with \(response.status) and leads to \(target), which was not looked at")
        case 404 where method == "GET", 410 where method == "GET":
            return .init(.missing, at: place, "GET is answered with \(response.status)")
        default:
            return .init(.status, at: place, "\(method) is answered with \(response.status), and phones need 200")
        }
    }
}
