import Clients
import Releases

/// What FCM's answer to a message means for its sender.
enum MessagingAnswer: Equatable, Sendable {
    /// It was taken, under a name.
    case taken(name: String)
    /// The access token was not taken.
    case tokenRefused(String)
    /// It was not taken, and may be later: after so many seconds where the server said so.
    case later(String, delay: Int64?)
    /// It was not taken, and never will be as it is.
    case refused(String)
    /// Nobody knows.
    case unknown(String)

    /// The meaning of an answer.
    ///
    /// - Parameters:
    ///   - response: the answer.
    ///   - token: the access token, which the answer may repeat.
    ///   - now: the computer's time in seconds since 1970.
    init(_ response: SiteResponse, token: String, now: Int64) {
        let root = try? JSONReader().read(response.body)
        let error = root?["error"]
        let code = Self.code(of: error)
        let said = error?["message"]?.string.map { ": “\(ServerText.shown($0, hiding: [token]))”" } ?? ""
        let summary = "status \(response.status)\(code.map { " \($0)" } ?? "")"
        switch response.status {
        case 200:
            let name = root?["name"]?.string ?? ""
            self =
                name.isEmpty
                ? .unknown("status 200 came without the name of a message")
                : .taken(name: ServerText.shown(name, hiding: [token]))
        case 401 where code != "THIRD_PARTY_AUTH_ERROR":
            self = .tokenRefused("\(summary)\(said); the access token was not taken")
        case 429, 500, 503:
            self = .later("\(summary)\(said)", delay: RetryAfter.seconds(in: response.headers, now: now))
        case 300..<500 where response.status != 408:
            self = .refused("\(summary)\(said); \(Self.advice(response.status, code))")
        default:
            self = .unknown("\(summary)\(said); what it stands for is not known")
        }
    }

    /// FCM's own code where there is one, else the general one.
    private static func code(of error: PropertyValue?) -> String? {
        let own = (error?["details"]?.array ?? []).lazy.compactMap { $0["errorCode"]?.string }.first
        let code = own ?? error?["status"]?.string
        return code.map { ServerText.shown($0, hiding: []) }
    }

    private static func advice(_ status: Int, _ code: String?) -> String {
        switch (status, code) {
        case (_, "THIRD_PARTY_AUTH_ERROR"):
            "Apple does not let Firebase in: renew the APNs key of the app in the Firebase console"
        case (_, "SENDER_ID_MISMATCH"):
            "the phones belong to another project: see clients.sourse.project and the service account"
        case (400, _): "FCM does not take this message: see what --dry-run prints, and sourse.raw of the campaign"
        case (403, _):
            "the account may not send: switch on the Firebase Cloud Messaging API, and give the account the role of its admin"
        case (_, "UNREGISTERED"): "the phone that it is for has left; a topic or a condition does not name a single one"
        case (404, _): "there is no such project: see clients.sourse.project and --endpoint"
        case (300..<400, _): "the address leads elsewhere: see --endpoint"
        default: "see --endpoint"
        }
    }
}
