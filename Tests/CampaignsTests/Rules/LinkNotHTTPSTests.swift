import Testing

@testable import Campaigns

@Suite struct LinkNotHTTPSTests {
    @Test(arguments: [
        "[a](①http://a.b/c)\n", "See ①http://a.b/c.\n", "<①http://a.b/c>\n", "[a](①HTTP://a.b)\n",
        "[a][x] and [b][x]\n\n[x]: ①http://a.b\n",
    ])
    func aLinkWithoutEncryptionIsFound(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "link-not-https"])
    }

    @Test(arguments: [
        "---\ntitle: A\n# http://a.b\naction: {url: \"https://a.b\", label: Go}\n---\n[x](①http://a.b)\n",
        "---\ntitle: A\n---\n[p](①http://b.c/long)\n\n[y](②http://b.c)\n",
        "---\ntitle: A\n---\n[x](https://r.c/?u=http://a.b)\n\n[y](①http://a.b)\n",
        "---\ntitle: A\n---\n[z](①http://c.d/?a=1&amp;b=2)\n",
    ])
    func aLinkIsFoundWhereItIsWrittenAsAWhole(_ file: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": file])
        let found = try workspace.messages(of: "a").findings.filter { $0.rule == .linkNotHTTPS }
        if file.contains("②") {
            workspace.expect(found, at: ["①": "link-not-https", "②": "link-not-https"])
        } else {
            workspace.expect(found, at: ["①": "link-not-https"])
        }
    }

    @Test func ofMoreThanAnybodyWritesTheFirstAreTold() throws {
        let links = (0..<600).map { "http://a.b/\($0)" }.joined(separator: " ")
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(links)\n"])
        #expect(try workspace.messages(of: "a").findings.count { $0.rule == .linkNotHTTPS } == WrittenText.findingLimit)
    }

    @Test(arguments: [
        "[a](https://a.b)\n", "http: the protocol\n", "[a](mailto:a@b.c)\n", "a://\n", "://\n", "http://\n",
    ])
    func otherLinksAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
