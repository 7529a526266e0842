import Campaigns
import Foundation
import Testing

@testable import Delivery

/// A folder of this machine that is deployed to.
@Suite struct FolderDepotTests {
    @Test func aLinkMayLeadToTheFolderAndNoneInItThoughWhatIsBehindItIsRight() throws {
        let files = FileManager.default
        let top = files.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
        defer { try? files.removeItem(atPath: top) }
        let file = DeployFile(
            path: "inotify/en.plist", bytes: [1], time: Instant(seconds: 1_795_168_800), step: .feed)
        try FolderDepot(top + "/real").put([file])
        try files.createSymbolicLink(atPath: top + "/site", withDestinationPath: "real")
        let depot = FolderDepot(top + "/site")
        #expect(try depot.differing([file]).isEmpty)
        try files.moveItem(atPath: top + "/real/inotify", toPath: top + "/elsewhere")
        try files.createSymbolicLink(atPath: top + "/real/inotify", withDestinationPath: "../elsewhere")
        let problem = #expect(throws: DeployProblem.self) { try depot.differing([file]) }
        #expect(problem.map { "\($0)" }?.contains("it is a symbolic link; put a folder here") == true)
    }
}
