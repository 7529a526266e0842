import Testing

@testable import Files

@Suite struct FileMomentTests {
    private func moment(nanoseconds: Int64) throws -> FileMoment {
        var writer = ByteWriter()
        writer.append(Int64(1_795_000_000))
        writer.append(nanoseconds)
        var reader = ByteReader(writer.bytes)
        return try reader.value()
    }

    @Test(arguments: [-1, 1_000_000_000, Int64.max])
    func aFileInWhichASecondHasMoreThanItsPartsIsDamaged(nanoseconds: Int64) {
        #expect(throws: ByteReader.Damage.self) { try moment(nanoseconds: nanoseconds) }
    }

    @Test(arguments: [0, 999_999_999] as [Int64])
    func partsOfASecondComeBack(nanoseconds: Int64) throws {
        let moment = try moment(nanoseconds: nanoseconds)
        #expect(moment.seconds == 1_795_000_000 && moment.nanoseconds == nanoseconds)
    }
}
