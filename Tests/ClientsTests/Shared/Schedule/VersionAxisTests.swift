import Clients
import Testing

/// The bands of versions between bounds.
struct VersionAxisTests {
    private let axis = VersionAxis(.marketing, bounds: ["2.0", "1.0", "1.0.0", "01.0"])

    @Test func `Bounds are in the client's order, each once`() {
        #expect(axis.bounds == ["01.0", "1.0.0", "2.0"])
        #expect(axis.bands == 0..<7)
    }

    @Test(arguments: [
        ("0.9", 0), ("1.0", 1), ("1.00", 1), ("1.0b1", 4), ("1.0-beta", 2), ("1.0.0", 3), ("1.0.1", 4), ("2.0", 5),
        ("2.0b1", 6), ("10", 6), ("", 0),
    ])
    func `A version is in the band of its place`(version: String, band: Int) {
        #expect(axis.band(of: version) == band)
    }

    @Test func `Every band has a version of its own`() {
        #expect(axis.bands.map { axis.band(of: axis.representative(of: $0)) } == Array(axis.bands))
    }

    @Test func `No version is below an empty bound`() {
        let axis = VersionAxis(.marketing, bounds: ["", "1.0"])
        #expect(axis.bands == 2..<5)
        #expect(axis.description(of: axis.bands) == "all")
    }

    @Test func `A client that compares none has one band`() {
        let axis = VersionAxis(.none, bounds: ["1.0"])
        #expect(axis.bands == 0..<1)
        #expect(axis.description(of: 0..<1) == "all")
    }

    @Test(arguments: [
        (0..<7, "all"), (0..<1, "below 01.0"), (0..<2, "up to 01.0"), (1..<2, "01.0"),
        (2..<3, "between 01.0 and 1.0.0"),
        (1..<4, "01.0 to 1.0.0"), (1..<5, "01.0 up to, but not, 2.0"), (2..<6, "above 01.0, up to 2.0"),
        (3..<7, "1.0.0 and later"), (6..<7, "above 2.0"),
    ])
    func `Bands are told in words`(bands: Range<Int>, words: String) {
        #expect(axis.description(of: bands) == words)
    }
}
