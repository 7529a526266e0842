import Testing

@testable import Delivery

@Suite("Sites in configurations")
struct HostedSiteTests {
    @Test("an address is taken apart")
    func parts() throws {
        let site = try HostedSite(
            baseURL: "http://news.example.com:8080/a/feeds/", folder: "/srv/news", remote: nil, workspace: "/w",
            locales: ["en"])
        #expect(site.scheme == "http")
        #expect(site.host == "news.example.com")
        #expect(site.port == 8080)
        #expect(site.path == "/a/feeds/")
        #expect(site.nginx.contains("listen 8080;"))
        #expect(site.caddy.contains("http://news.example.com:8080 {"))
    }

    @Test("a remote that says what it is needs no section of a configuration")
    func remoteOfItsOwn() throws {
        func configuration(of remote: String) throws -> String {
            try HostedSite(
                baseURL: "https://news.example.com/", folder: nil, remote: remote, workspace: "/w", locales: ["en"]
            ).s3
        }
        #expect(try configuration(of: "news:bucket").contains("[news]\ntype = s3\n"))
        let own = try configuration(of: ":s3:bucket/news")
        #expect(!own.contains("type = s3"))
        #expect(own.contains("RCLONE_S3_ENV_AUTH=true"))
    }

    @Test("a workflow runs where the workspace lies in its repository")
    func workflowInAFolder() throws {
        func workflow(in folder: String, environment: String? = nil) throws -> String {
            try HostedSite(
                baseURL: "https://news.example.com/", folder: nil, remote: "news:bucket", workspace: "/w",
                folderInRepository: folder, locales: ["en"], environment: environment
            ).github
        }
        let own = try workflow(in: "")
        #expect(own.contains("paths: [\"releases/**\"]}") && !own.contains("working-directory"))
        let inside = try workflow(in: "app/news/")
        #expect(inside.contains("paths: [\"app/news/releases/**\"]}"))
        #expect(inside.contains("\n        working-directory: \"app/news\"\n        env:\n"))
        #expect(
            try workflow(in: "app/news/", environment: "staging").contains(
                "paths: [\"app/news/newsadmin.yml\", \"app/news/campaigns/**\", \"app/news/templates/**\"]}"))
    }

    @Test("the rules of _headers name the feeds that clients download")
    func headers() throws {
        let site = try HostedSite(
            baseURL: "https://news.example.com/feeds/", folder: nil, remote: nil, workspace: "/w",
            locales: ["en", "pt-BR"])
        let expected = """
            # _headers for https://news.example.com/feeds/, at the top of what is published. Both compress by themselves.
            /feeds/inotify/*
              Content-Type: application/xml
              Cache-Control: public, max-age=60
            /feeds/notable/*
              Cache-Control: public, max-age=60
            /feeds/ismartnews/*
              Cache-Control: public, max-age=60
            /feeds/ismartnews/en.plist
              Content-Type: application/xml
            /feeds/ismartnews/pt-BR.plist
              Content-Type: application/xml
            /feeds/ismartnews/all.plist
              Content-Type: application/xml
            /feeds/assets/*
              Cache-Control: public, max-age=31536000, immutable

            """
        #expect(site.headers == expected)
    }

    @Test(
        "what a server would read as something else is refused",
        arguments: ["/srv/a;b", "/srv/a\"b", "/srv/{a}", "/srv/$a", "/srv/a\nb", "/srv/a\\b", "/srv/a#b"])
    func oddFolders(folder: String) {
        #expect(throws: HostedSite.Problem.self) {
            try HostedSite(
                baseURL: "https://news.example.com/feeds/", folder: folder, remote: nil, workspace: "/w",
                locales: ["en"])
        }
    }
}
