import Campaigns
import Clients
import Foundation
import Releases
import Synchronization

/// The access that an account has for a while, held in memory alone.
///
/// Several senders share it: one of them asks for a new token, and the others wait for that.
final class AccessTokens: Sendable {
    private let account: ServiceAccount
    private let fetcher: any SiteFetcher
    private let clock: @Sendable () -> Int64
    private let known = Mutex<Token?>(nil)

    /// A token, and when it ends, in seconds since 1970.
    private struct Token {
        var text: String
        var end: Int64
    }

    /// Why there is no access.
    struct Problem: Error, Equatable, Sendable {
        /// A sentence for a person.
        let reason: String
        /// Whether it may be otherwise in a moment.
        let isPassing: Bool
        /// How many seconds are to be waited first, where the server said so.
        var delay: Int64?
    }

    /// How many seconds before its end a token is no longer used.
    static let margin: Int64 = 60

    /// - Parameter clock: the computer's time in seconds since 1970.
    init(_ account: ServiceAccount, fetcher: any SiteFetcher, clock: @escaping @Sendable () -> Int64) {
        self.account = account
        self.fetcher = fetcher
        self.clock = clock
    }

    /// A token that is good for a while yet.
    ///
    /// - Parameter refused: a token that was not taken, whatever its end.
    func token(after refused: String?) throws(Problem) -> String {
        try known.withLock { known throws(Problem) in
            if let known, known.text != refused, clock() < known.end - Self.margin { return known.text }
            known = nil
            let new = try fetch()
            known = new
            return new.text
        }
    }

    /// What is not to be shown of an assertion: the whole, and the signature alone.
    private static func secrets(of assertion: String) -> [String] {
        [assertion] + assertion.split(separator: ".").suffix(1).map(String.init)
    }

    private func fetch() throws(Problem) -> Token {
        let now = clock()
        let assertion: String
        do {
            assertion = try account.assertion(at: now)
        } catch {
            throw Problem(reason: "the service account cannot be used: \(error)", isPassing: false)
        }
        var request = SiteRequest(
            .post, url: account.tokenAddress,
            headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"],
            body: "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)")
        request.mayUseProxy = !SecureAddress.isOwn(account.tokenAddress)
        let response: SiteResponse
        do throws(SiteProblem) {
            response = try fetcher.fetch(request)
        } catch {
            throw Problem(reason: "no access token could be fetched: \(error.reason)", isPassing: !error.isLasting)
        }
        let root = try? JSONReader().read(response.body)
        guard response.status == 200 else {
            let said = root?["error_description"]?.string ?? root?["error"]?.string
            let isPassing = response.status == 429 || response.status >= 500
            throw Problem(
                reason:
                    "no access token was given: status \(response.status)"
                    + (said.map { ", “\(ServerText.shown($0, hiding: Self.secrets(of: assertion)))”" } ?? "")
                    + (isPassing
                        ? ""
                        : "; see whether the key is still listed for the account, and whether this clock is right"),
                isPassing: isPassing, delay: RetryAfter.seconds(in: response.headers, now: now))
        }
        guard let text = root?["access_token"]?.string, !text.isEmpty else {
            throw Problem(reason: "the answer to the request for an access token has none in it", isPassing: true)
        }
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Problem(reason: "the access token has characters that cannot be sent", isPassing: false)
        }
        let life = root?["expires_in"]?.integer ?? root?["expires_in"]?.string.flatMap(Int64.init) ?? 3600
        return Token(text: text, end: now + max(0, min(life, Instant.secondsPerDay)))
    }
}
