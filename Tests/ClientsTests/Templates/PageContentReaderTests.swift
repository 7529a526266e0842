import Testing

@testable import Clients

@Suite("Page content") struct PageContentReaderTests {
    @Test(
        "is what a person can read",
        arguments: [
            ("", PageContent(title: "", text: "", buttons: [])),
            ("plain", PageContent(title: "", text: "plain", buttons: [])),
            (
                "<h1>A &amp; B</h1><p>one</p><p>two <b>three</b></p>",
                .init(title: "A & B", text: "one\n\ntwo three", buttons: [])
            ),
            ("<h2>First</h2><h1>Second</h1>", .init(title: "First", text: "Second", buttons: [])),
            ("<p>a<br>b</p>", .init(title: "", text: "a\nb", buttons: [])),
            ("<ul><li>a</li><li><p>b</p></li></ul>", .init(title: "", text: "• a\n\n• b", buttons: [])),
            (
                "<ol><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ol><ol start=5><li>d</ol>",
                .init(title: "", text: "1. a\n\n• b\n\n2. c\n\n5. d", buttons: [])
            ),
            ("<ol><li>a</li></ol><p>1.</p>", .init(title: "", text: "1. a\n\n1.", buttons: [])),
            (
                "<button>Go</button><button aria-label='Close &lt;'>✕</button>",
                .init(title: "", text: "", buttons: ["Go", "Close <"])
            ),
            (
                #"<a class="big button" href=x>More</a><a href=y>link</a>"#,
                .init(title: "", text: "link", buttons: ["More"])
            ),
            (
                "<title>no</title><style>p{}</style><script>if (a<b) '</p>'</script>yes",
                .init(title: "", text: "yes", buttons: [])
            ),
            ("<!-- <p>no</p> -->yes<!doctype html>", .init(title: "", text: "yes", buttons: [])),
            (
                "&lt;p&gt; &#39;&#x41;&nbsp;&quot; &unknown; & &#0; &#xD800;",
                .init(title: "", text: "<p> 'A \" &unknown; & \u{FFFD} \u{FFFD}", buttons: [])
            ),
            ("&#+65; &#x-0; &#x;", .init(title: "", text: "&#+65; &#x-0; &#x;", buttons: [])),
            ("1 < 2 <3 <", .init(title: "", text: "1 < 2 <3 <", buttons: [])),
            (#"<p title="a > b">c</p>"#, .init(title: "", text: "c", buttons: [])),
            ("<script>never closed <p>x</p>", .init(title: "", text: "", buttons: [])),
            ("<button>open <b>for", .init(title: "", text: "", buttons: ["open for"])),
            ("<p>a</P><SCRIPT>x</ScRiPt >b", .init(title: "", text: "a\n\nb", buttons: [])),
        ] as [(String, PageContent)])
    func reads(html: String, content: PageContent) {
        #expect(PageContentReader.read(Array(html.utf8)) == content)
    }

    @Test(
        "never takes a page apart for long, nor fails on one that is broken",
        arguments: [
            "<", "<!--", "</", "<a ", "<a href=\"", "&#", "&amp", "<script>", "</script", "<h1>", "<li><button>", "<!",
            "<p x='",
        ])
    func takesLinearTime(part: String) {
        let html = Array(String(repeating: part, count: 200_000 / part.utf8.count).utf8)
        let clock = ContinuousClock()
        let time = clock.measure { _ = PageContentReader.read(html) }
        #expect(time < .seconds(20))
        for length in 0..<40 { _ = PageContentReader.read(Array(html.prefix(length))) }
    }

    @Test("survives any bytes")
    func survivesBytes() {
        var state: UInt64 = 7
        for _ in 0..<300 {
            let bytes = (0..<200).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1
                let alphabet = Array("<>/!-='\"&#; ahscript1\n".utf8) + [0xFF, 0xE2]
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            _ = PageContentReader.read(bytes)
        }
    }
}
