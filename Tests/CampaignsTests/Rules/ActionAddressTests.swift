import Campaigns
import Testing

@Suite struct ActionAddressTests {
    private func expect(_ address: String, _ expected: KeyValuePairs<Character, String>) throws {
        let text = "---\ntitle: A\naction:\n  url: ①\(address)\n  label: Go\n---\n"
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.messages(of: "a").findings, at: expected)
    }

    @Test(arguments: [
        "https://example.com/sale?a=b#c", "itms-apps://itunes.apple.com/app/id1", "tel:+491234",
        "mailto:a@b.c", "https://example.com/%20%C3%a9#%23",
    ])
    func anAddressThatAPhoneCanOpenIsFine(_ address: String) throws {
        try expect(address, [:])
    }

    @Test(arguments: [
        "example.com", "/sale", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,a", "vbscript:a",
        "file:///etc/passwd", "https://", "https:///sale", "https://a b", "\"https://a.example/\\n\"", "https://a/{b}",
        "https://example.com/100%", "https://example.com/%zz", "https://example.com/%4", "https://example.com/%%20",
        "https://example.com/#a#b", "http://", "http:foo", "http:///x", "http://:80/", "https://:80", "https://user@",
        "https://user@:80/x", "http:x@y",
    ])
    func anAddressThatNoPhoneOpensIsAnError(_ address: String) throws {
        try expect(address, ["①": "action-address"])
    }

    @Test(arguments: ["https://a.example/②{{b}}", "②{{b}}://a", "javascript:②{{b}}"])
    func anAddressWhoseVariableHasNoValueIsOnlyToldToLackIt(_ address: String) throws {
        try expect("\"\(address)\"", ["②": "unknown-variable"])
    }

    @Test func bracesThatAValueBringsInAreNoVariable() throws {
        let text = "---\ntitle: A\nvars: {b: \"{{c}}\"}\naction: {url: ①\"https://a.example/{{b}}\", label: Go}\n---\n"
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "action-address"])
    }

    @Test(arguments: ["\"\"", "\"  \""])
    func anAddressOfNothingIsSaidToBeEmpty(_ address: String) throws {
        try expect(address, ["①": "action-address"])
        let text = "---\ntitle: A\naction: {url: \(address), label: Go}\n---\n"
        let findings = try TestWorkspace(["campaigns/a.md": text]).messages(of: "a").findings
        #expect(findings.map(\.message) == ["the action's address is empty, so no phone opens it"])
    }

    @Test(arguments: [
        ("https://example.com/100%", "write the sign itself as %25"),
        ("https://example.com/#a#b", "write the second one as %23"),
        ("htps://example.com/", "did you mean “https”?"),
        ("acme://open", "list acme under app.schemes if the app opens them"),
    ])
    func theRemedyIsNamed(_ address: String, _ suggestion: String) throws {
        let text = "---\ntitle: A\naction: {url: \"\(address)\", label: Go}\n---\n"
        let findings = try TestWorkspace(["campaigns/a.md": text]).messages(of: "a").findings
        #expect(findings.map(\.suggestion) == [suggestion])
    }

    @Test func aSchemeThatNobodyListsIsAWarning() throws {
        try expect("acme://open", ["①": "unlisted-scheme"])
    }

    @Test func aSchemeOfTheAppIsFine() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en") + "app: {schemes: [Acme]}\n",
            "campaigns/a.md": "---\ntitle: A\naction: {url: \"acme://open\"}\n---\n",
        ])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }

    @Test(arguments: [
        "http://example.com", "HTTP://example.com", "http://user:word@example.com:80", "http://[::1]:80/",
    ])
    func anAddressWithoutEncryptionIsAWarning(_ address: String) throws {
        try expect(address, ["①": "action-not-https"])
    }
}
