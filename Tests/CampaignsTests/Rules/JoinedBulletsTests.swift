import Testing

@testable import Campaigns

@Suite struct JoinedBulletsTests {
    @Test(arguments: [
        "• one\n①• two\n• three\n", "New:\n– one\n①– two\n", "-one\n①-two\n", "✨ one\n①🐛 two\n", "• one\r\n①• two\r\n",
        "★ eins\n  ①★ zwei\n", "・一\n①・二\n",
    ])
    func bulletsThatMarkdownJoinsAreFound(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-joined-bullets"])
    }

    @Test(arguments: [
        "- one\n- two\n", "* one\n* two\n", "• one\n\n• two\n", "• one  \n• two\n", "```\n• one\n• two\n```\n",
        "    • one\n    • two\n", "• one\\\n• two\n", "**one**\n**two**\n", "one • two\n", "--\n--\n",
    ])
    func linesThatStayApartAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }

    @Test func noBulletIsPassedOver() {
        let bullets = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter(JoinedBullets.isBullet)
        #expect(bullets.count > 1000)
        for bullet in bullets {
            #expect(JoinedBullets.mayBeginItem(Array(String(bullet).utf8)[0]), "\(bullet.codeName)")
        }
    }
}
