import Clients
import Testing

@testable import Newsroom

struct PreviewCopyTests {
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

    @Test func aCopyHoldsItsImagesAndLoadsNothingElse() {
        let html = "<head><title>x</title></head><img src=\"https://n.example/a.png\"><img src=\"https://b.example\">"
        let copy = String(
            decoding: PreviewCopy.of(
                Array(html.utf8), images: ["https://n.example/a.png": "data:image/png;base64,AA=="]), as: UTF8.self)
        #expect(copy.contains("<img src=\"data:image/png;base64,AA==\">"))
        let policy = "content=\"default-src 'none'; img-src data:;"
        #expect(copy.contains("<head>\n<meta http-equiv=\"Content-Security-Policy\" \(policy)"))
    }

    @Test func aPageWithoutHeadIsGuardedAsWell() {
        let copy = String(decoding: PreviewCopy.of(Array("<img src=x>".utf8), images: [:]), as: UTF8.self)
        #expect(copy.hasPrefix("<meta http-equiv=\"Content-Security-Policy\""))
    }
}
