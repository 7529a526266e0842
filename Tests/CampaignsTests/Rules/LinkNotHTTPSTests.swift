import Campaigns
import Testing

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
        "[a](https://a.b)\n", "http: the protocol\n", "[a](mailto:a@b.c)\n", "a://\n", "://\n", "http://\n",
    ])
    func otherLinksAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
