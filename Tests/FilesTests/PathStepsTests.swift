import Files
import Testing

@Suite struct PathStepsTests {
    @Test(arguments: [
        ("a/b", ["a", "b"]), ("a", ["a"]), ("", [""]), ("/", ["", ""]), ("/a//b/", ["", "a", "", "b", ""]),
        ("./a/..", [".", "a", ".."]), ("a/\u{301}b", ["a", "\u{301}b"]), ("a/../\u{301}x", ["a", "..", "\u{301}x"]),
        ("a/\u{200D}/b", ["a", "\u{200D}", "b"]),
    ])
    func aPathIsTakenApartByBytes(_ path: String, _ steps: [String]) {
        #expect(PathSteps(path).all.map(String.init) == steps)
        #expect(PathSteps(path).names.map(String.init) == steps.filter { !$0.isEmpty })
        #expect(PathSteps(path).all.joined(separator: "/").utf8.elementsEqual(path.utf8))
    }

    @Test(arguments: ["a", "a/b", "a/\u{301}b", "...", "..a/b..", ".a", "a b/\n", "\u{301}/\u{301}"])
    func namesArePlain(_ path: String) {
        #expect(PathSteps(path).arePlain)
        #expect(!PathSteps(path).leadUp)
    }

    @Test(arguments: [
        "", "/", "/a", "a/", "a//b", ".", "a/.", "./a", "a/./\u{301}b", "a\u{0}", "a\u{0}/b", "a/\u{0}\u{301}",
        "a//\u{301}b", "/\u{301}a",
    ])
    func whatIsNoNameIsNotPlain(_ path: String) {
        #expect(!PathSteps(path).arePlain)
        #expect(!PathSteps(path).leadUp)
    }

    @Test(arguments: ["..", "../a", "a/..", "a/../b", "/..", "feeds/../\u{301}x", "feeds/..//\u{301}x", "../\u{301}"])
    func twoDotsLeadUp(_ path: String) {
        #expect(PathSteps(path).leadUp)
        #expect(!PathSteps(path).arePlain)
    }

    @Test(
        arguments: [
            ("a/b/c", "a/b", "c"), ("a", nil, "a"), ("/a", "", "a"), ("a/", "a", ""), ("", nil, ""),
            ("a/b/\u{301}c", "a/b", "\u{301}c"), ("/\u{301}", "", "\u{301}"),
        ] as [(String, String?, String)])
    func theLastSlashPartsAPath(_ path: String, _ parent: String?, _ last: String) {
        #expect(PathSteps(path).parent == parent)
        #expect(String(PathSteps(path).last) == last)
    }

    @Test(
        arguments: [
            ("a/b", "a", "b"), ("./b/c", ".", "b/c"), ("/a/../b", "/a", "../b"), ("a", "a", nil), ("ab/c", "a", nil),
            ("/a/\u{301}b", "/a", "\u{301}b"),
        ] as [(String, String, String?)])
    func whatIsBelowAFolderBeginsByItsName(_ path: String, _ folder: String, _ below: String?) {
        #expect(PathSteps(path).below(folder).hasBytes(of: below))
    }

    @Test(arguments: [("/", true), ("/a", true), ("/\u{301}a", true), ("a/b", false), ("", false)])
    func aSlashAtTheBeginningIsTheRoot(_ path: String, _ expected: Bool) {
        #expect(PathSteps(path).beginAtRoot == expected)
    }
}
