import Files
import Testing

@testable import Delivery

/// How many connections are taken.
@Suite struct ServeLimitsTests {
    @Test(
        "No more than the files that may be open leave room for, some of which are the server's own",
        arguments: [
            (100_000, 512), (640, 512), (639, 511), (256, 128), (128, 16), (0, 16),
        ])
    func connections(_ openFiles: Int, _ connections: Int) {
        #expect(ServeLimits(openFiles: openFiles).connections == connections)
    }

    @Test("Where the system allows enough files, as many as usual")
    func allowed() {
        let needed = ServeLimits().connections + 128
        #expect((ServeLimits.allowed().connections == ServeLimits().connections) == (OpenFiles.allow(needed) >= needed))
    }
}
