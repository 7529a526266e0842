import Testing

@testable import Clients

/// What makes a page one that must stay where it is.
@Suite struct ImportedPageReferencesTests {
    private func reference(_ html: String) -> String? {
        ImportedPage(view: "", file: "", bytes: Array(html.utf8)).relativeReference
    }

    @Test(arguments: [
        ("<img src=\"https://x.com/a.png\" srcset=\"https://x.com/a.png 1x, b.png 2x\">", "b.png"),
        ("<img srcset=\"data:image/png;base64,AA,BB 1x,c.png\">", "c.png"),
        ("<link rel=preload imagesrcset=\"a.png 1x\">", "a.png"),
        ("<style>body { background: URL(bg.png) }</style>", "bg.png"),
        ("<p style=\"background: Url('bg.png')\">", "bg.png"), ("<style>@import \"s.css\";</style>", "s.css"),
        ("<style>b { background: image-set(type(\"image/png\") 1x, \"a.png\" 2x) }</style>", "a.png"),
        ("<form action=\"answer.php\">", "answer.php"), ("<button formaction=answer.php>", "answer.php"),
        ("<svg><use xlink:href=\"sprite.svg#a\"/></svg>", "sprite.svg#a"),
        ("<svg><image href=\"a.svg\"/></svg>", "a.svg"),
        ("<meta http-equiv=\"Refresh\" content=\"3;URL=next.html\">", "next.html"),
        ("<meta content='0; url=\"next.html\"' http-equiv=refresh>", "next.html"),
        ("<script>var i = new Image(); i.src = 'pix/a.png?x=1'</script>", "pix/a.png?x=1"),
        ("<script>fetch(`data.json`)</script>", "data.json"),
        ("<script>document.write(\"<img src=logo.png>\")</script>", "logo.png"),
        ("<a onclick=\"location.href='page2.html'\">", "page2.html"),
        ("<a onclick=\"location.href=&quot;page2.html&quot;\">", "page2.html"),
        ("<a href=\"javascript:open('page2.html')\">", "page2.html"),
        ("<iframe srcdoc=\"<img src='x.png'>\"></iframe>", "x.png"), ("<html manifest=app.appcache>", "app.appcache"),
    ])
    func whatStandsBesideThePageIsFound(_ html: String, _ address: String) {
        #expect(reference(html) == address)
    }

    @Test(arguments: [
        "<img src=\"https://x.com/a.png\" srcset=\"https://x.com/a.png 1x, https://x.com/b.png 2x\">",
        "<svg><use xlink:href=\"#a\"/></svg>", "<meta name=description content=\"3;url=next.html\">",
        "<meta http-equiv=refresh content=30>", "<meta http-equiv=refresh content=\"3; url=https://x.com/next.html\">",
        "<style>b { background: image-set(url(data:image/png;base64,AA) 1x); font: \"Arial\" }</style>",
        "<script>var v = 'app.version', s = '1.0.2', t = 'read me.', u = \"https://x.com/a.png\"</script>",
        "<a onclick=\"setFlag('done', true); dismiss()\">Never again</a>", "<a href=\"javascript:dismiss()\">x</a>",
        "<form action=\"https://x.com/answer.php\">", "<p>url(a.png)</p>", "<!-- <img src=old.png> -->",
        "<script>if (a < b && c > d) dismiss()</script>", "<base href=\"views/\"><p>x</p>",
    ])
    func whatStandsElsewhereIsNoReason(_ html: String) {
        #expect(reference(html) == nil)
    }
}
