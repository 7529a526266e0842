import Delivery
import Testing

@Suite struct RcloneRemoteTests {
    @Test(arguments: ["--config=x:y", "-v:x", "-\u{301}:x", "--password-command=touch /tmp/x:y"])
    func whatRcloneWouldTakeForAnOptionIsNoRemote(_ remote: String) {
        let problem = #expect(throws: DeployProblem.self) {
            try RcloneDepot(remote, staging: "/nowhere", environment: ["PATH": "/nowhere"])
        }
        #expect(problem.map { "\($0)" }?.contains("begins with a dash") == true)
    }
}
