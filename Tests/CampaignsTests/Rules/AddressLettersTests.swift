import Campaigns
import Testing

@Suite struct AddressLettersTests {
    @Test(arguments: [
        ("https://example.com/café?q=ü", "write https://example.com/caf%C3%A9?q=%C3%BC"),
        ("https://example.com/日本", "write https://example.com/%E6%97%A5%E6%9C%AC"),
        ("https://exämple.com", "write the host in its form for computers, xn--…"),
        ("https://exämple.com/ü", "write the host in its form for computers, xn--…, and /%C3%BC behind it"),
        ("mailto:zoë@example.com", "write mailto:zo%C3%AB@example.com"),
    ])
    func lettersOutsideASCIIAreFoundWithTheirCodes(_ address: String, _ suggestion: String) throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\naction:\n  url: ①\(address)\n---\n"
        ])
        let findings = try workspace.messages(of: "a").findings
        workspace.expect(findings, at: ["①": "action-not-ascii"])
        #expect(findings.map(\.suggestion) == [suggestion])
    }

    @Test func anAddressOfFeedsIsFoundInProductionAndElsewhere() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            baseURL: ①https://exämple.com/feeds/
            environments: {staging: {baseURL: ②"https://example.com/prüfung"}}
            clients: {inotify: {}}
            """,
            "campaigns/a.md": "---\ntitle: A\n---\n",
        ])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "address-not-ascii", "②": "address-not-ascii"])
        #expect(findings.allSatisfy { $0.severity == .warning })
        #expect(
            findings.map(\.suggestion) == [
                "write the host in its form for computers, xn--…, and /feeds/ behind it",
                "write https://example.com/pr%C3%BCfung",
            ])
    }

    @Test func codesAreFine() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": """
            ---
            title: Café
            action: {url: "https://xn--exmple-cua.com/caf%C3%A9", label: Là}
            ---
            """
        ])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
