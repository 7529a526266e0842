import Clients
import Testing

@testable import Dashboard

@Suite("The table of lines") struct LineTableTests {
    @Test("Texts have the places that a dictionary of lines would give them")
    func placesLines() {
        let lines = [
            "", "a", "a\r", "caf\u{E9}", "cafe\u{301}", "<b>&\"\\", "12345678", "12345678\0", "新しい façade größe",
        ]
        var table = LineTable()
        var plain: [[UInt8]: Int] = [:]
        var order: [String] = []
        for round in 0..<1200 {
            let text = (0...(round % 5)).map {
                lines[(round * 7 + $0 * $0) % lines.count] + ($0 == 3 ? "\(round)" : "")
            }
            .joined(separator: "\n")
            var json = JSONText()
            table.append(placeOf: text, to: &json)
            let places = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line -> Int in
                if let place = plain[Array(line)] { return place }
                plain[Array(line)] = order.count
                order.append(String(Substring(line)))
                return order.count - 1
            }
            let expected = places.count == 1 ? "\(places[0])" : "[\(places.map(String.init).joined(separator: ","))]"
            #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
        }
        let expected = JSONWriter(escapesMarkup: true).write(.array(order.map { .string($0) }))
        #expect(table.json == expected)
        table.removeAll()
        #expect(String(decoding: table.json, as: UTF8.self) == "[]")
    }

    @Test("Commas stand between values and nowhere else")
    func setsCommas() throws {
        var json = JSONText()
        json.beginObject()
        json.list("empty", [Int]()) { _, _ in }
        json.list("numbers", [0, 9, 10, 99, 100, 1234567]) { json, number in json.number(number) }
        json.text("text", "a:,[{")
        json.truth("flag", false)
        json.name("length")
        json.length(120)
        json.name("none")
        json.noPlace()
        json.endObject()
        let expected =
            #"{"empty":[],"numbers":[0,9,10,99,100,1234567],"text":"a:,[{","flag":false,"length":120.0,"none":-1}"#
        #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    }
}
