import TestSupport
import Testing

@testable import Clients

@Suite("Marks of loading") struct LoadingMarksTests {
    @Test("They are found as if byte after byte were looked at")
    func agreesWithPlainWay() {
        var generator = SteppedGenerator(seed: 11)
        let parts = [
            "src", "srcset", "url", "import", "Worker", "http-equiv", "fetch", "link", "svg", "base", "SRC", "a", "x",
            "=", "(", "<", "@", " ", "\n", "\t", "\"", "é", "padding padding ", "-", "imagesrcset", "srcdoc", "poster",
        ]
        var found = 0
        for _ in 0..<3000 {
            let html = Array(
                (0..<Int.random(in: 0..<14, using: &generator)).map { _ in
                    parts.randomElement(using: &generator) ?? ""
                }.joined().utf8)
            let isFound = Self.plain(html)
            #expect(LoadingMarks.areFound(in: html) == isFound)
            if isFound { found += 1 }
        }
        #expect(found > 100)
    }

    @Test(arguments: [
        "<img src=\"https://news.example.com/feeds/assets/a.png\">", "<IMG SRC='x'>", "<video poster=x>",
        "<style>@import 'x';</style>", "<style>p { background: url(x) }</style>", "<link rel=stylesheet href=x>",
        "<meta http-equiv=refresh content='0;url=x'>", "<img srcset='a 1x'>", "<base href=x>", "<table background=x>",
        "<img src = 'x'>", "<img src\n=x>", "<style>p { background: image-set('x' 1x) }</style>",
        "<style>p { background: -webkit-image-set('x' 1x) }</style>", "<script>fetch('x')</script>",
        "<script>window.fetch ('x')</script>", "<script>new Image().src = 'x'</script>", "<iframe srcdoc='x'></iframe>",
        "<script>navigator.sendBeacon('x')</script>", "<script>new WebSocket('x')</script>",
        "<script>import('x')</script>",
    ])
    func whatLoadsSomethingIsCopied(html: String) {
        #expect(LoadingMarks.areFound(in: Array(html.utf8)))
    }

    @Test(arguments: [
        "<a href=\"https://example.com/\">link</a>", "<button data-url=\"https://example.com/\">Go</button>",
        "<p>An image source: src, url</p>", "", "=", "(", "<", "@",
        " =", " (", "<script>openUrl('https://example.com/')</script>", "<script>prefetch(1)</script>",
    ])
    func whatLoadsNothingIsShownItself(html: String) {
        #expect(!LoadingMarks.areFound(in: Array(html.utf8)))
    }

    /// The obvious way.
    private static func plain(_ html: [UInt8]) -> Bool {
        let attributes = ["src", "srcset", "imagesrcset", "poster", "background", "http-equiv", "srcdoc"]
        let functions = [
            "url", "image-set", "fetch", "import", "sendbeacon", "xmlhttprequest", "websocket", "eventsource", "worker",
        ]
        let folded = html.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        for (index, byte) in folded.enumerated() {
            let rest = folded[(index + 1)...]
            switch byte {
            case UInt8(ascii: "<"):
                if ["link", "object", "embed", "base", "svg"].contains(where: { rest.starts(with: $0.utf8) }) {
                    return true
                }
            case UInt8(ascii: "@"): if rest.starts(with: "import".utf8) { return true }
            case UInt8(ascii: "="), UInt8(ascii: "("):
                var before = folded[..<index]
                while let last = before.last, last <= 0x20 { before.removeLast() }
                for word in byte == UInt8(ascii: "=") ? attributes : functions
                where before.reversed().starts(with: word.utf8.reversed()) {
                    let letter = before.dropLast(word.utf8.count).last
                    if !(letter.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } ?? false) {
                        return true
                    }
                }
            default: break
            }
        }
        return false
    }
}
