import Files
import TestSupport
import Testing

@Suite struct FolderNestingLinksTests {
    @Test func foldersBelowTheRootThatAreLinksAreRefused() throws {
        let folder = try TestFolder(["root/a/b/file": "", "elsewhere/b/file": ""])
        let root = folder.path + "/root"
        try FolderNesting.refuseLinks(on: ["", "a", "a/b", "none/at/all"], below: root)
        try folder.link("root/linked", to: folder.path + "/elsewhere")
        let problem = try #require(throws: FileProblem.self) {
            try FolderNesting.refuseLinks(on: ["a/b", "linked/b"], below: root)
        }
        #expect(
            problem.description
                == "cannot write into \(root)/linked: it is a symbolic link; put a folder here")
    }

    @Test func whatStandsInThePlaceOfAFolderIsRefused() throws {
        let folder = try TestFolder(["root/a/file": "", "file": ""])
        let root = folder.path + "/root"
        try folder.link("root/nowhere", to: "none")
        try folder.link("www", to: root)
        try FolderNesting.refuseFiles(on: ["", "a", "none/at/all"], below: folder.path + "/www")
        try FolderNesting.refuseFiles(on: ["", "a"], below: folder.path + "/none/at/all")
        let places = [
            (root, "a/file/deeper", "root/a/file"), (root, "nowhere", "root/nowhere"),
            (folder.path + "/file", "", "file"), (folder.path + "/file/below", "a", "file"),
        ]
        for (root, path, place) in places {
            let problem = #expect(throws: FileProblem.self) {
                try FolderNesting.refuseFiles(on: [path], below: root)
            }
            #expect(
                problem?.description
                    == "cannot write into \(folder.path)/\(place): it is not a folder; put a folder here, or name another place"
            )
        }
    }

    @Test func aFolderInThePlaceOfAFileIsRefusedAndALinkIsNot() throws {
        let folder = try TestFolder(["root/a/file": "", "root/folder/file": ""])
        try folder.link("root/linked", to: folder.path + "/root/a")
        let root = folder.path + "/root"
        try FolderNesting.refuseFolders(at: ["a/file", "none/file", "linked"], below: root)
        let problem = #expect(throws: FileProblem.self) {
            try FolderNesting.refuseFolders(at: ["a/file", "folder"], below: root)
        }
        #expect(
            problem?.description == "cannot write \(root)/folder: it is a folder; move it away, for a file belongs here"
        )
    }

    /// For Swift, a slash with a mark behind it is one character, and no slash; for file systems it is two.
    @Test func aMarkBehindASlashHidesNoLink() throws {
        let folder = try TestFolder(["root/file": "", "elsewhere/\u{301}x/file": ""])
        try folder.link("root/linked", to: folder.path + "/elsewhere")
        #expect(throws: FileProblem.self) {
            try FolderNesting.refuseLinks(on: ["linked/\u{301}x"], below: folder.path + "/root")
        }
        #expect(try !FileRemoval.remove("linked/\u{301}x/file", below: folder.path + "/root"))
        #expect(try FileExistence.exists(folder.path + "/elsewhere/\u{301}x/file"))
    }

    @Test func aLinkAmongFoldersIsSeen() throws {
        let folder = try TestFolder(["root/a/b/file": "", "elsewhere/c/file": ""])
        try folder.link("root/linked", to: folder.path + "/elsewhere")
        try folder.link("www", to: folder.path + "/root")
        for root in [folder.path + "/root", folder.path + "/www"] {
            #expect(!FolderNesting.hasLink(among: ["a", "a/b", "none"], below: root))
            #expect(FolderNesting.hasLink(among: ["a", "a/b", "linked"], below: root))
            #expect(!FolderNesting.hasLink(among: ["linked/c"], below: root))
        }
    }

    @Test func theRootItselfMayBeALink() throws {
        let folder = try TestFolder(["root/a/file": ""])
        try folder.link("www", to: folder.path + "/root")
        try FolderNesting.refuseLinks(on: ["a"], below: folder.path + "/www")
    }

    @Test(arguments: [
        ("texts", "texts"), ("texts/deep", "texts"), ("./deep/../../news/texts", "texts"), ("both", "both/one"),
        ("alias", "texts"), ("alias/none", "texts"), ("dangling", "texts"), (".", "the workspace"),
        ("deep/..", "the workspace"), ("..", "the workspace"), ("/", "the workspace"),
    ])
    func aLinkToAFolderInUseIsRefusedWhereverItsWayLeads(target: String, other: String) throws {
        let folder = try TestFolder(["news/texts/deep/a.md": "", "news/deep/b": "", "news/both/one/c": ""])
        let root = folder.path + "/news"
        try folder.link("news/alias", to: "texts")
        try folder.link("news/dangling", to: "alias/none")
        try folder.link("news/public", to: target)
        let problem = try #require(throws: FileProblem.self) {
            try FolderNesting.refuseLink("public", to: ["absent", "texts", "both/one"], in: root)
        }
        #expect(
            problem.description == "cannot use \(root)/public: it is a symbolic link, and what is written there would "
                + "mix with \(other); put a folder here")
    }

    @Test(arguments: ["site", "site/deep", "textsite", "none", "/usr", "absent"])
    func aLinkElsewhereAndAFolderAreUsed(target: String) throws {
        let folder = try TestFolder(["news/texts/a.md": "", "news/site/deep/b": "", "news/textsite/c": ""])
        try folder.link("news/public", to: target)
        for name in ["public", "texts", "site", "absent"] {
            try FolderNesting.refuseLink(name, to: ["absent", "texts"], in: folder.path + "/news")
        }
    }

    @Test func linksOutOfAFolderAreRefusedAndThoseInsideAreNot() throws {
        let folder = try TestFolder(["news/texts/a.md": "", "elsewhere/b.md": ""])
        let root = folder.path + "/news"
        try folder.link("news/inside", to: "texts")
        try folder.link("news/dangling", to: root + "/none")
        try FolderNesting.refuseLinksOut(of: root, named: ["texts", "inside", "absent"])
        for target in ["../elsewhere", folder.path + "/elsewhere", "..", "/"] {
            try folder.link("news/out", to: target)
            let problem = try #require(throws: FileProblem.self) {
                try FolderNesting.refuseLinksOut(of: root, named: ["inside", "out"])
            }
            #expect(problem.path == root + "/out")
            _ = try FileRemoval.remove("out", below: root)
        }
    }
}
