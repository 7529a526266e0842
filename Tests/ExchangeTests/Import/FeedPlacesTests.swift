import Clients
import Exchange
import Testing

@Suite struct FeedPlacesTests {
    private let path = FeedPath().key("b").index(1).key("c")

    private func place(_ text: String, _ path: FeedPath) -> String {
        let position = FeedPlaces(path: "feed", bytes: Array(text.utf8)).position(of: path)
        return "\(position.line):\(position.column)"
    }

    @Test func aValueInXMLIsFound() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <dict> -->
            <plist version="1.0"><dict>
              <key>a</key><dict><key>b</key><string/></dict>
              <key>b</key><array><true/>
                <dict><key>&amp;</key><data/><key>c</key><integer>1</integer></dict></array>
            </dict></plist>
            """
        #expect(place(text, path) == "6:46")
    }

    @Test func aValueInJSONIsFound() {
        #expect(place("{\"a\": \"}\\\"\",\n \"b\": [1, {\"x\": [2], \"\\u0063\": 3}]}", path) == "2:32")
    }

    @Test func aValueInAnOldStylePropertyListIsFound() {
        #expect(place("// first\n{ a = (x, y); \"b\" = (\n  {}, { /* c = 1; */ c = 'd'; }); }", path) == "3:26")
    }

    @Test func whatIsNotThereIsToldByWhatIsAroundIt() {
        #expect(place("{\"a\": 1,\n \"b\": [2]}", path) == "2:7")
        #expect(place("nonsense", path) == "1:1")
        #expect(place("", path) == "1:1")
    }

    @Test func aPathReadsAsPeopleWriteIt() {
        #expect(FeedPath().index(2).key("meta").key("urls").description == "[2].meta.urls")
        #expect(FeedPath().key("2026/11/20").key("Title").description == "“2026/11/20”.Title")
        #expect(FeedPath().description == "the root")
    }
}
