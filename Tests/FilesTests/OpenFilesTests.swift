import Testing

@testable import Files

/// Others may have more allowed at the same time, and nobody fewer.
@Suite(.serialized) struct OpenFilesTests {
    @Test func fewerThanAreAllowedChangeNothing() {
        let before = OpenFiles.allow(1)
        #expect(OpenFiles.allow(before) >= before)
        #expect(OpenFiles.allow(1) >= before)
    }

    @Test func moreAreAllowedIfTheSystemLetsThem() {
        let before = OpenFiles.allow(1)
        let after = OpenFiles.allow(before == .max ? before : before + 1)
        #expect(after >= before)
        #expect(OpenFiles.allow(1) >= after)
    }
}
