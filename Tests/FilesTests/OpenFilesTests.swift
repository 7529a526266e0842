import Testing

@testable import Files

@Suite struct OpenFilesTests {
    @Test func fewerThanAreAllowedChangeNothing() {
        let before = OpenFiles.allow(1)
        #expect(OpenFiles.allow(before) == before)
        #expect(OpenFiles.allow(1) == before)
    }

    @Test func moreAreAllowedIfTheSystemLetsThem() {
        let before = OpenFiles.allow(1)
        let after = OpenFiles.allow(before + 1)
        #expect([before, before + 1].contains(after))
        #expect(OpenFiles.allow(1) == after)
    }
}
