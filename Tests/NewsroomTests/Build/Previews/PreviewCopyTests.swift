import Testing

@testable import Newsroom

struct PreviewCopyTests {
    @Test func aCopyHoldsItsImagesAndLoadsNothingElse() {
        let html = "<head><title>x</title></head><img src=\"https://n.example/a.png\"><img src=\"https://b.example\">"
        let copy = String(
            decoding: PreviewCopy.of(
                Array(html.utf8), images: ["https://n.example/a.png": "data:image/png;base64,AA=="]), as: UTF8.self)
        #expect(copy.contains("<img src=\"data:image/png;base64,AA==\">"))
        let policy = "content=\"default-src 'none'; img-src data:;"
        #expect(copy.contains("<head>\n<meta http-equiv=\"Content-Security-Policy\" \(policy)"))
    }

    @Test func ofAddressesThatBeginAlikeTheLongerOneIsMeant() {
        let images = ["https://n.example/a": "data:1", "https://n.example/a.png": "data:2"]
        let html = "<img src=\"https://n.example/a.png\"><img src=\"https://n.example/a\">https://n.example/"
        let copy = String(decoding: PreviewCopy.of(Array(html.utf8), images: images), as: UTF8.self)
        #expect(copy.hasSuffix("<img src=\"data:2\"><img src=\"data:1\">https://n.example/"))
    }

    @Test func aPageThatEndsWithItsHeadIsGuarded() {
        let copy = String(decoding: PreviewCopy.of(Array("<head>".utf8), images: [:]), as: UTF8.self)
        #expect(copy.hasPrefix("<head>\n<meta http-equiv=\"Content-Security-Policy\""))
    }

    @Test func aPageWithoutHeadIsGuardedAsWell() {
        let copy = String(decoding: PreviewCopy.of(Array("<img src=x>".utf8), images: [:]), as: UTF8.self)
        #expect(copy.hasPrefix("<meta http-equiv=\"Content-Security-Policy\""))
    }

    @Test(arguments: [
        ("<p><img src=\"\" alt=\"x\" /></p>", true), ("<img src=\"https://b.example\">", false), ("<img", false),
    ])
    func anImageThatWasNotFoundIsKnown(html: String, isLacking: Bool) {
        #expect(PreviewCopy.lacksImage(Array(html.utf8)) == isLacking)
    }
}
