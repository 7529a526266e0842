import Testing

@Suite("Times in findings on the dashboard")
struct FindingTimesTests {
    private static let configuration = TestWorkspace.configuration(
        clients: "clients: {inotify: {}, sourse: {topic: news}}")

    @Test("Times that findings tell are written as pages write times")
    func writesTimes() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration,
            "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nend: 2026-11-21T10:00\n---\nText\n",
            "campaigns/2026-11-22-soon.md": "---\ntitle: Soon\nstart: 2026-11-22T10:00\n---\nText\n",
            "campaigns/2026-11-30-wall.md":
                "---\ntitle: Wall\nstart: 2026-11-30T09:00\naction: {url: 'closed:b', label: Go}\n---\nText\n",
        ])
        try workspace.build(now: "2026-11-20T12:00:00Z")
        let sale = try workspace.text("public/campaigns/2026-11-20-sale.html")
        #expect(sale.contains("this ends Sat 21 Nov 2026, 10:00 (Europe/Berlin)"))
        let soon = try workspace.text("public/campaigns/2026-11-22-soon.html")
        #expect(soon.contains("send it Sun 22 Nov 2026, 10:00 (Europe/Berlin), not before"))
        #expect(soon.contains("from Mon 30 Nov 2026, 09:00 (Europe/Berlin) on"))
    }

    @Test("A line to write in place of another stays as its author wrote it")
    func keepsWords() throws {
        let workspace = try TestWorkspace([
            "campaigns/2026-11-20-sale.md": "---\ntitle:Until 2026-11-21 10:00 Europe/Berlin\ndraft: true\n---\nText\n"
        ])
        try workspace.build(now: "2026-11-20T12:00:00Z")
        let page = try workspace.text("public/index.html")
        #expect(page.contains("write title: Until 2026-11-21 10:00 Europe/Berlin"))
    }
}
