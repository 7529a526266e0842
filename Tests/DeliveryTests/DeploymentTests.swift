import Campaigns
import Delivery
import Synchronization
import Testing

@Suite struct DeploymentTests {
    /// A place that notes what is done to it.
    private final class NotingDepot: Depot {
        let name = "noted"
        let log = Mutex<[String]>([])
        private let present: Set<String>

        init(_ present: Set<String>) { self.present = present }

        func comparison(
            with files: [DeployFile], without gone: Set<String>
        ) -> (differing: [DeployFile], present: Set<String>) { (files, present) }

        func contents(of paths: [String]) -> [String: HeldFile] { [:] }

        func differing(_ files: [DeployFile]) -> [DeployFile] { [] }

        func put(_ files: [DeployFile]) {
            log.withLock { $0.append("put " + files.map(\.path).joined(separator: " ")) }
        }

        func remove(_ paths: Set<String>) {
            log.withLock { $0.append("remove " + paths.sorted().joined(separator: " ")) }
        }
    }

    /// A server that prefers gzip would go on answering with the text of before, should the run be stopped in between.
    @Test func theGzipFormOfAnOlderTextGoesBeforeTheTextIsReplaced() throws {
        let time = Instant(seconds: 1_795_168_800)
        let files = [
            DeployFile(path: "notable/en/a.html", bytes: [1], time: time, step: .page),
            DeployFile(path: "inotify/en.plist", bytes: [2], time: time, step: .feed),
        ]
        let depot = NotingDepot(["inotify/en.plist.gz", "inotify/fr.plist", "inotify/fr.plist.gz"])
        let deployment = Deployment(DeployTree(unreleased: files), to: depot)
        try deployment.run(try deployment.plan())
        #expect(
            depot.log.withLock { $0 } == [
                "put notable/en/a.html", "remove inotify/en.plist.gz", "put inotify/en.plist",
                "remove inotify/fr.plist inotify/fr.plist.gz",
            ])
    }
}
