import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsDefaultWordTests {
    private func wayOut(_ front: String) throws -> [String?] {
        let trial = RuleTrial<ISmartNewsClient>(app: "{labels: {ok: Fine}}")
        let front = "locales: [en]\n" + front
        return try trial.findings(of: .ismartnewsDefaultWord, front: front).map(\.suggestion)
    }

    @Test func theWordForCancelIsKeptWhereNothingElseSaysIt() throws {
        #expect(
            try wayOut("buttons: {dismiss: {label: default}}") == [
                "allow this rule if the app's word for Cancel is meant; leave the label out for “Fine”, "
                    + "or write another text"
            ])
    }

    @Test func aLabelIsLeftOutWhereThatIsTheSame() throws {
        let action = "action: {url: \"https://example.com\"}\n"
        let usual = "leave the label out to get these, or write another text"
        #expect(try wayOut(action + "buttons: {dismiss: {label: default}}") == [usual])
        #expect(try wayOut("buttons: {review: {label: default}}") == [usual])
    }
}
