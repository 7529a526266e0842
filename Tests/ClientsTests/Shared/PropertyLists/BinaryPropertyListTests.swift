import Foundation
import Testing

@testable import Clients

@Suite struct BinaryPropertyListTests {
    /// The bytes of a binary list of small objects, the first of which is the outermost.
    private func binary(_ objects: [[UInt8]], version: String = "bplist00", behindTable gap: [UInt8] = []) -> [UInt8] {
        var bytes = Array(version.utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + gap + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        return bytes + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table]
    }

    @Test func binaryNestingIsLimited() throws {
        var value: Any = "x"
        for _ in 0..<5000 { value = [value] }
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        #expect(throws: PropertyListError.tooDeep(limit: 200)) { try PropertyListReader().read(Array(data)) }
    }

    /// Names are told apart letter by letter, as in the dictionaries of clients, whatever the format.
    @Test func twoFormsOfALetterAreTwoNamesInABinaryList() throws {
        // A dictionary of two names and one value; é in one code unit, and in two.
        let list = binary([[0xD2, 1, 2, 3, 3], [0x61, 0x00, 0xE9], [0x62, 0x00, 0x65, 0x03, 0x01], [0x09]])
        let names = try PropertyListReader().read(list).dictionary?.map { Array($0.key.utf8) }
        #expect(names == [Array("e\u{301}".utf8), Array("\u{E9}".utf8)])
    }

    @Test func anArrayThatContainsItselfIsRefused() {
        #expect(throws: PropertyListError.self) { try PropertyListReader().read(binary([[0xA1, 0x00]])) }
    }

    @Test func sharedObjectsCountOnceForEachPlace() {
        // Arrays that each hold the next one twice: 2 to the power of 40 values in a hundred bytes.
        let bytes = binary((1...40).map { [0xA2, $0, $0] } + [[0x09]])
        var reader = PropertyListReader()
        reader.mostValues = 1000
        #expect(throws: PropertyListError.tooManyValues(limit: 1000)) { try reader.read(bytes) }
    }

    @Test func sharedTextsCountOnceForEachPlace() {
        // An array of 400 references to one text of 4 KB.
        let count = 4 << 10
        var bytes = Array("bplist00".utf8) + [0xAF, 0x11, 0x01, 0x90]
        bytes += Array(repeating: 1, count: 400)
        let text = bytes.count
        bytes += [0x5F, 0x12, 0x00, 0x00, 0x10, 0x00] + Array(repeating: UInt8(ascii: "a"), count: count)
        let table = bytes.count
        for offset in [8, text, table] { bytes += (0..<4).reversed().map { UInt8(offset >> (8 * $0) & 0xFF) } }
        bytes.removeLast(4)
        bytes += [0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        bytes += (0..<4).reversed().map { UInt8(table >> (8 * $0) & 0xFF) }
        var reader = PropertyListReader()
        reader.mostBytes = 400 * count
        #expect(throws: Never.self) { try reader.read(bytes) }
        reader.mostBytes -= 1
        #expect(throws: PropertyListError.tooMuchText(limit: reader.mostBytes)) { try reader.read(bytes) }
    }

    @Test func damagedBinaryIsRefusedEverywhere() throws {
        let objects: [String: Any] = ["a": [1, 2, ["b": "c"]], "d": Date(timeIntervalSince1970: 0)]
        let data = Array(try PropertyListSerialization.data(fromPropertyList: objects, format: .binary, options: 0))
        for index in data.indices {
            for bit in 0..<8 {
                var damaged = data
                damaged[index] ^= 1 << UInt8(bit)
                let own = try? PropertyListReader().read(damaged)
                // Foundation has the parser of phones, but crashes here over objects that it does not know.
                guard index < 8 || index >= data.count - 32 else { continue }
                let foundation = try? PropertyListSerialization.propertyList(from: Data(damaged), format: nil)
                #expect((own == nil) == (foundation == nil), "byte \(index), bit \(bit)")
            }
            // Up to there it is a word in the old notation.
            guard index > 8 else { continue }
            #expect(throws: PropertyListError.self) { try PropertyListReader().read(Array(data[..<index])) }
        }
    }

    @Test func nothingIsAValueInABinaryListAndInNoOther() throws {
        #expect(try PropertyListReader().read(binary([[0xD1, 1, 2], [0x51, 0x61], [0x00]])) == ["a": .null])
        #expect(throws: PropertyListError.self) {
            try PropertyListReader().read(Array("<plist><dict><key>a</key><null/></dict></plist>".utf8))
        }
    }

    @Test func ofTwoWithOneNameABinaryListKeepsTheFirst() throws {
        let list = binary([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09]])
        #expect(try PropertyListReader().read(list) == ["a": false])
    }

    @Test func binaryListsThatPhonesRefuseAreRefused() throws {
        let objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61], [0x09]]
        #expect(try PropertyListReader().read(binary(objects)) == ["a": true])
        #expect(try PropertyListReader().read(binary(objects, version: "bplist0z")) == ["a": true])
        for list in [binary(objects, version: "bplist10"), binary(objects, behindTable: [0])] {
            #expect(throws: PropertyListError.self) { try PropertyListReader().read(list) }
        }
    }
}
