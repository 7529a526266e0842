import Testing

@testable import Delivery

@Suite struct RcloneRemoteTests {
    @Test(arguments: [
        "s3:bucket/news", ":local:remote", "site", "/srv/news", ":webdav,url=\"http://127.0.0.1:9\":news", ":x,a",
    ])
    func aRemoteWithoutSecretsIsHandedOverAsItIs(_ text: String) {
        let remote = RcloneRemote(text)
        #expect(remote.address == text)
        #expect(remote.shown == text)
        #expect(remote.variables == [:])
    }

    @Test(
        arguments: [
            (":local:/srv/news", "/srv/news"), (":local:a:b", "a:b"), (":local:", "."),
            (":local,copy_links,encoding=\"a:b\":x", "x"), ("local:x", nil), (":localx:y", nil), (":s3:x", nil),
            ("local,a=b:x", nil), ("/srv/news", nil),
        ] as [(String, String?)])
    func aFolderOfThisMachineIsToldFromOtherRemotes(_ text: String, _ folder: String?) {
        #expect(RcloneRemote.folder(of: text) == folder)
    }

    @Test(
        arguments: [
            (":alias,remote=x:", "alias"), (":Crypt,remote=\"a:b\":x", "crypt"), (":union:", "union"), ("alias:x", nil),
            (":aliases,a=b:x", nil), (":s3:alias", nil), ("alias", nil), ("", nil),
        ] as [(String, String?)])
    func whatHidesWhereItLeadsIsTold(_ text: String, _ kind: String?) {
        #expect(RcloneRemote.wrapper(of: text) == kind)
    }

    @Test func secretsOfABackendGoIntoTheEnvironment() {
        let remote = RcloneRemote(":sftp,host=a.example,user=news,pass=\"o\"\"p:e,n\",disable-hashcheck:feeds/x")
        #expect(remote.address == "newsadmin:feeds/x")
        #expect(remote.shown == ":sftp,host=a.example,user=news,pass=…,disable-hashcheck=true:feeds/x")
        #expect(
            remote.variables == [
                "RCLONE_CONFIG_NEWSADMIN_TYPE": "sftp", "RCLONE_CONFIG_NEWSADMIN_HOST": "a.example",
                "RCLONE_CONFIG_NEWSADMIN_USER": "news", "RCLONE_CONFIG_NEWSADMIN_PASS": "o\"p:e,n",
                "RCLONE_CONFIG_NEWSADMIN_DISABLE_HASHCHECK": "true",
            ])
        #expect(remote.hidingSecrets(in: "cannot use o\"p:e,n here") == "cannot use … here")
    }

    @Test func secretsBesideANameFromTheConfigurationGoIntoTheEnvironmentToo() {
        let remote = RcloneRemote("s3,secret_access_key='a''b':bucket")
        #expect(remote.address == "s3:bucket")
        #expect(remote.variables == ["RCLONE_CONFIG_S3_SECRET_ACCESS_KEY": "a'b"])
    }

    @Test func aPasswordInAnAddressIsASecret() {
        let remote = RcloneRemote(":webdav,url=\"https://news:open@a.example\":feeds")
        #expect(remote.shown == ":webdav,url=…:feeds")
    }

    @Test func whatRcloneCannotBeToldOtherwiseIsAtLeastNotShown() {
        let remote = RcloneRemote("my news,global.pass=open:feeds")
        #expect(remote.address == "my news,global.pass=open:feeds")
        #expect(remote.shown == "my news,global.pass=…:feeds")
    }

    @Test(
        arguments: [
            (":webdav,url=http://a.example,user=u,pass=open:x", ":webdav,url=http://a.example,user=u,pass=…"),
            (":sftp,host=a,pass=\"open:x", ":sftp,host=a,pass=…"),
            (":sftp,host=a,pass=open", ":sftp,host=a,pass=…"),
            (":sftp,host=a,pass=\"op,open:x", ":sftp,host=a,pass=…"),
            (":webdav,url=https://user:open@a.example,vendor=x:news", ":webdav,url=https://…@a.example,vendor=x:news"),
            (":webdav,url=https://u:open@a/b,token=open:x", ":webdav,url=https://…@a/b,token=…"),
            (":webdav,pass=open,url=http://a,token=wide:x", ":webdav,pass=…,url=http://a,token=…"),
        ])
    func aSecretThatRcloneWouldNotTakeForOneIsRefusedAndNotShown(_ text: String, _ shown: String) {
        let remote = RcloneRemote(text)
        #expect(remote.shown == shown)
        let problem = #expect(throws: DeployProblem.self) {
            try RcloneDepot(text, staging: "/nowhere", environment: ["PATH": "/nowhere"])
        }
        let sentence = problem.map { "\($0)" } ?? ""
        #expect(sentence.contains("stands in quotation marks") && !sentence.contains("open"))
    }

    @Test(arguments: ["s3:bucket/a,key=b", "/srv/a:b,key=c", ":webdav,url=\"http://a,pass=b\":news"])
    func whatOnlyLooksLikeASecretIsNone(_ text: String) {
        let remote = RcloneRemote(text)
        #expect(remote.shown == text)
        #expect(!remote.misplacesSecrets)
    }

    @Test(arguments: ["--config=x:y", "-v:x", "-\u{301}:x", "--password-command=touch /tmp/x:y"])
    func whatRcloneWouldTakeForAnOptionIsNoRemote(_ remote: String) {
        let problem = #expect(throws: DeployProblem.self) {
            try RcloneDepot(remote, staging: "/nowhere", environment: ["PATH": "/nowhere"])
        }
        #expect(problem.map { "\($0)" }?.contains("begins with a dash") == true)
    }
}
