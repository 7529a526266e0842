import Campaigns

@testable import Clients
@testable import Delivery
@testable import Newsroom
@testable import Releases

/// What other programs and servers answer: git with its commits, web servers through curl, Firebase.
enum AnswerParser: Parser {
    static let name = "answers"

    static func read(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        _ = CommitRecord(text)
        _ = Instant(httpDate: text).map(\.httpDate)
        guard let head = ResponseHead(reading: bytes) else { return }
        let response = SiteResponse(status: head.status, headers: head.headers, body: bytes)
        _ = MessagingAnswer(response, token: "token", now: 1_795_000_000)
    }
}
