import Foundation
import Testing

@testable import Delivery

@Suite struct ServeRefusalTests {
    @Test func aReasonStaysTextOnItsPage() {
        let refusal = ServeRefusal(404, "<script>alert('1')</script> & \"more\"")
        let page = String(decoding: refusal.page().body, as: UTF8.self)
        #expect(page.contains("<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;</p>"))
        #expect(!page.contains("<script"))
        #expect(String(decoding: refusal.response().body, as: UTF8.self).contains("<script>alert('1')</script> & "))
    }
}
