import Campaigns
import Files
import Foundation
import Testing

@testable import Delivery

@Suite struct RcloneDepotTests {
    /// Some servers read everything that they list, to hash it.
    @Test func theRemoteIsListedOnceForThePlanAndThenTheFilesOfEachStepAlone() throws {
        let top = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: top) }
        let time = Instant(seconds: 1_795_168_800)
        let files = [
            DeployFile(path: "assets/a.png", bytes: [1], time: time, step: .image),
            DeployFile(path: "inotify/en.plist", bytes: [2], time: time, step: .feed),
        ]
        try AtomicFile.create(Array(Self.program(in: top, taking: files).utf8), at: top + "/bin/rclone", mode: 0o777)
        let depot = try RcloneDepot(
            "away:news", staging: top + "/staging", environment: ["PATH": top + "/bin:/usr/bin:/bin"])
        let deployment = Deployment(DeployTree(unreleased: files), to: depot)
        let plan = try deployment.plan()
        #expect(plan.writes == files)
        try deployment.run(plan)
        let log = try String(contentsOfFile: top + "/log", encoding: .utf8)
        #expect(
            log.split(separator: "\n") == [
                "lsjson", "copy assets/a.png", "lsjson assets/a.png", "copy inotify/en.plist",
                "lsjson inotify/en.plist",
            ])
    }

    /// Two policies of one type, as of images beside files that change, go in the same order each time.
    @Test func filesGoInOrderOfTheirTypesAndThenOfTheirCachePolicies() throws {
        let time = Instant(seconds: 1_795_168_800)
        let files = ["notable/en/control.json", "assets/a.json", "notable/en/a.html", "inotify/en.plist"].map {
            DeployFile(path: $0, bytes: [1], time: time, step: .feed)
        }
        for files in [files, files.reversed()] {
            let top = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
            defer { try? FileManager.default.removeItem(atPath: top) }
            try AtomicFile.create(
                Array(Self.program(in: top, taking: files).utf8), at: top + "/bin/rclone", mode: 0o777)
            let depot = try RcloneDepot(
                "away:news", staging: top + "/staging", environment: ["PATH": top + "/bin:/usr/bin:/bin"])
            try depot.put(files)
            let log = try String(contentsOfFile: top + "/log", encoding: .utf8)
            #expect(
                log.split(separator: "\n") == [
                    "copy assets/a.json", "copy notable/en/control.json", "copy inotify/en.plist",
                    "copy notable/en/a.html",
                ])
        }
    }

    /// An rclone that notes what it is called for, and holds nothing but what it is asked for by name.
    private static func program(in folder: String, taking files: [DeployFile]) -> String {
        let listed = files.map { file in
            let hash = SHA256Digest(of: file.bytes).hexadecimal
            return #"{"Path": "\#(file.path)", "Size": \#(file.bytes.count), "Hashes": {"sha256": "\#(hash)"}}"#
        }
        return """
            #!/bin/sh
            case $1 in
            lsjson) list=$8 ;;
            copy) list=$5 ;;
            esac
            echo $1 ${list:+$(cat "$list")} >> "\(folder)/log"
            if [ "$1$list" = lsjson ]; then echo "[]"; elif [ "$1" = lsjson ]; then echo '[\(listed.joined(separator: ", "))]'; fi

            """
    }
}
