import Testing

@testable import Releases

@Suite struct SiteStatusTests {
    @Test func whatIsMissingIsSaidOfTheMethodThatWasAnsweredSo() {
        func finding(_ status: Int, _ method: String) -> VerificationFinding {
            SiteStatus.finding(SiteResponse(status: status), at: "a", method: method)
        }
        for status in [404, 410] {
            #expect(finding(status, "GET").kind == .missing)
            #expect(finding(status, "HEAD").kind == .status)
            #expect(finding(status, "HEAD").message.text.hasPrefix("HEAD is answered with \(status)"))
        }
    }
}
