import Campaigns
import Clients
import Testing

@Suite struct JSONWriterTests {
    private let value: PropertyValue = [
        "text": "a\"\\\n\u{1}\u{2028}</é", "number": 1, "fraction": .real(1), "flag": true, "nothing": nil,
        "date": .date(Instant(seconds: 0)), "list": [1, [:], []],
    ]

    @Test func compactIsOneLine() {
        let expected =
            "{\"text\":\"a\\\"\\\\\\n\\u0001\u{2028}</é\",\"number\":1,\"fraction\":1.0,\"flag\":true,"
            + "\"nothing\":null,\"date\":\"1970-01-01T00:00:00Z\",\"list\":[1,{},[]]}"
        #expect(JSONWriter().text(value) == expected)
    }

    @Test func prettyIndentsByTwoSpaces() {
        let expected = """
            {
              "date": {
                "$date": "1970-01-01T00:00:00Z"
              },
              "list": [
                1,
                {}
              ]
            }

            """
        let value: PropertyValue = ["date": .date(Instant(seconds: 0)), "list": [1, [:]]]
        #expect(JSONWriter(.pretty, dates: .object).text(value) == expected)
    }

    @Test(arguments: [JSONWriter.Layout.compact, .pretty], [0, 1, 2, 511, 512, 513, 3000, 8192, 8193])
    func anObjectPieceByPieceIsTheSame(layout: JSONWriter.Layout, count: Int) {
        @Sendable func element(_ place: Int) -> PropertyValue {
            ["a": .integer(Int64(place)), "b": [.string("\"\(place)"), [:]]]
        }
        let writer = JSONWriter(layout)
        let whole: PropertyValue = ["x": value, "list": .array((0..<count).map(element)), "y": nil]
        let parts: [(name: String, part: JSONWriter.Part)] = [
            ("x", .value(value)), ("list", .list(count) { element($0) }), ("y", .value(nil)),
        ]
        #expect(bytes(of: parts, by: writer) == writer.write(whole))
        #expect(bytes(of: [], by: writer) == writer.write([:]))
    }

    private func bytes(of parts: [(name: String, part: JSONWriter.Part)], by writer: JSONWriter) -> [UInt8] {
        var bytes: [UInt8] = []
        writer.write(parts) { bytes += $0 }
        return bytes
    }

    @Test func whatIsWrittenReadsBack() throws {
        let bytes = JSONWriter(.pretty, dates: .object).write(value)
        #expect(try JSONReader(readsDates: true).read(bytes) == value)
    }

    @Test("It can stand in a page")
    func escapesMarkup() throws {
        let value: PropertyValue = ["</script>": "<!-- & \u{2028}"]
        let text = JSONWriter(escapesMarkup: true).text(value)
        #expect(text == "{\"\\u003c/script>\":\"\\u003c!-- \\u0026 \u{2028}\"}")
        #expect(try JSONReader().read(Array(text.utf8)) == value)
    }
}
