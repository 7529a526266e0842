import Testing

@testable import Simulation

/// The versions next to another one.
struct VersionNeighboursTests {
    @Test(arguments: [
        ("1.2", ["1.3", "1.2.1", "1.1"]), ("2.0", ["2.1", "2.0.1"]), ("3", ["4", "3.1", "2"]), ("2.0b1", []), ("", []),
        ("9223372036854775807", []), ("1..2", []),
    ])
    func `A version has those before and behind it`(version: String, neighbours: [String]) {
        #expect(VersionNeighbours.of(version) == neighbours)
    }
}
