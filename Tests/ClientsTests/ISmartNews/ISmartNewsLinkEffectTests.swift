import Testing

@testable import Clients

@Suite struct ISmartNewsLinkEffectTests {
    @Test(
        arguments: [
            ("https://e.com", .web, .web), ("HTTP://e.com/", .web, .web), ("httpx:a", .web, .web),
            ("mailto:a@e.com", .other, .other), ("acme://close", .other, .other), ("", .other, .other),
            ("close:", .close, .close), ("closenow://x", .close, .close), ("http://close.io/", .close, .close),
            ("https://cancel.io", .close, .close), ("http://review.io/open/1", .review, .review),
            ("http://review.io/remind", .remind, .remind), ("http://review.io/cancel", .close, .close),
            ("http://review.io", .close, .close), ("removeads:x", .removeAds, .removeAds),
            ("http://removeads.io/", .removeAds, .removeAds), ("callback://x", .callback, .other),
            ("http://CALLBACK.io/x", .callback, .web), ("callquietly:x", .quietCall, .other),
            ("http://callquietly.io/", .quietCall, .web),
        ] as [(String, ISmartNewsLinkEffect, ISmartNewsLinkEffect)])
    func aLinkDoesWhatItsSchemeOrHostSays(_ address: String, _ new: ISmartNewsLinkEffect, _ old: ISmartNewsLinkEffect) {
        #expect(ISmartNewsLinkEffect(address, version: .v496) == new)
        #expect(ISmartNewsLinkEffect(address, version: .v201) == old)
    }

    @Test(
        arguments: [
            ("<p>No link</p><a name=x>a</a>", nil), ("<a href='mailto:a@e.com'>a</a>", .other),
            ("<a href='mailto:a@e.com'>a</a><a class=button href='https://e.com/?a&amp;b'>b</a>", .web),
            ("<a href='https://e.com'>a</a><a href='acme:x'>b</a>", .web),
        ] as [(String, ISmartNewsLinkEffect?)])
    func theLinkOfAPageIsItsButton(_ page: String, _ expected: ISmartNewsLinkEffect?) {
        #expect(ISmartNewsLinkEffect(on: Array(page.utf8), version: .v496) == expected)
    }
}
