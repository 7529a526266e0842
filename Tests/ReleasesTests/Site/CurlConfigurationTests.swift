import Testing

@testable import Releases

@Suite struct CurlConfigurationTests {
    /// Read by characters, a quotation mark that an accent follows would not be found, and would end the value.
    @Test(arguments: [
        (#"{"title":"\"́"}"#, #""{\"title\":\"\\\"́\"}""#), ("a\r\nb", #""a\r\nb""#), ("\\\u{301}", "\"\\\\\u{301}\""),
    ])
    func whatIsSentIsOneValueWhateverStandsInIt(_ body: String, _ expected: String) throws {
        let request = SiteRequest(.post, url: "http://127.0.0.1/", body: body)
        let lines = try CurlConfiguration(request, limits: SiteLimits()).text.unicodeScalars.split(separator: "\n")
        let data = lines.map { String($0) }.filter { $0.hasPrefix("data-raw = ") }
        #expect(data.map { Array($0.utf8) } == [Array("data-raw = \(expected)".utf8)])
    }
}
