import Clients
import Testing

@Suite struct PropertyValueTests {
    /// Clients find them different, and a feed that is built anew holds other bytes.
    @Test(
        arguments: [
            ("\u{E9}", "e\u{301}"), (["\u{E9}"], ["e\u{301}"]), (["a": "\u{E9}"], ["a": "e\u{301}"]),
            (["\u{E9}": 1], ["e\u{301}": 1]), (["\u{212A}": 1], ["K": 1]), (1, .real(1)), (1, true), (nil, [:]),
        ] as [(PropertyValue, PropertyValue)])
    func theseDiffer(_ value: PropertyValue, _ other: PropertyValue) {
        #expect(value != other)
        #expect(Set([value, other]).count == 2)
    }

    @Test(arguments: [nil, "e\u{301}", 1, true, [1, "a"], ["a": ["b": nil]]] as [PropertyValue])
    func theseAreTheSame(_ value: PropertyValue) {
        let copy = Self.copy(of: value)
        #expect(value == copy)
        #expect(Set([value, copy]).count == 1)
    }

    /// The same value, with no storage in common.
    private static func copy(of value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let text): .string(String(decoding: Array(text.utf8), as: UTF8.self))
        case .array(let values): .array(values.map(copy))
        default: value
        }
    }

    @Test func aNameIsFoundByItsBytes() {
        let value: PropertyValue = ["\u{E9}": 1, "e\u{301}": 2, "\u{212A}": 3]
        #expect(value["\u{E9}"] == 1)
        #expect(value["e\u{301}"] == 2)
        #expect(value["K"] == nil)
    }
}
