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

    @Test("nginx listens for both kinds of addresses", arguments: ["[::1]", "news.example.com"])
    func bothKindsOfAddresses(host: String) throws {
        let site = try HostedSite(
            baseURL: "http://\(host):8103/feeds/", folder: "/srv/news", remote: nil, workspace: "/w", locales: ["en"])
        #expect(site.nginx.contains("    listen 8103;\n    listen [::]:8103;\n    server_name \(host);\n"))
        let usual = try HostedSite(
            baseURL: "http://\(host)/", folder: "/srv/news", remote: nil, workspace: "/w", locales: ["en"])
        #expect(usual.nginx.contains("    listen 80;\n    listen [::]:80;\n"))
    }

    @Test("where the files are is said as it is")
    func placeOfFiles() throws {
        func site(_ folder: String?, _ remote: String?) throws -> HostedSite {
            try HostedSite(
                baseURL: "http://news.example.com/feeds/", folder: folder, remote: remote, workspace: "/w",
                locales: ["en"])
        }
        for (folder, remote, line) in [
            ("/srv/news", "/srv/news", "# The files are in /srv/news/, where newsadmin deploy puts them.\n"),
            (
                nil, "s3:bucket/news",
                "# newsadmin deploy puts the files into s3:bucket/news, and this serves /srv/news/feeds/: write here where this "
                    + "server has them.\n"
            ),
            (nil, nil, "# newsadmin.yml names no place to deploy to yet; this serves /srv/news/feeds/.\n"),
        ] as [(String?, String?, String)] {
            let site = try site(folder, remote)
            #expect(site.nginx.contains(line))
            #expect(site.caddy.contains(line))
        }
    }

    @Test("systemd starts the program that is named")
    func program() throws {
        for (program, line) in [
            ("/usr/bin/newsadmin", "ExecStart=/usr/bin/newsadmin deploy --quiet en\n"),
            ("/o'b/newsadmin", "ExecStart=\(HostedSite.usualProgram) deploy --quiet en\n"),
            ("/opt/news admin/newsadmin", "ExecStart=\"/opt/news admin/newsadmin\" deploy --quiet en\n"),
        ] {
            let site = try HostedSite(
                baseURL: "http://news.example.com/feeds/", folder: "/srv/news", remote: nil, workspace: "/w",
                locales: ["en"], program: program)
            #expect(site.systemd.contains(line))
        }
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
    func oddFolders(folder: String) throws {
        let site = try HostedSite(
            baseURL: "https://news.example.com/feeds/", folder: folder, remote: folder, workspace: "/w", locales: ["en"]
        )
        for form in [HostingForm.nginx, .caddy, .s3] {
            #expect(throws: HostedSite.Problem.self) { try form.text(for: site) }
        }
        // These name no place.
        for form in [HostingForm.headers, .systemd, .github] {
            #expect(throws: Never.self) { try form.text(for: site) }
        }
    }

    @Test("a remote with options is not repeated where it would be no more than a remark")
    func remoteWithOptions() throws {
        let site = try HostedSite(
            baseURL: "https://news.example.com/feeds/", folder: nil, remote: ":sftp,host=h,user=u\n{:news",
            workspace: "/w", locales: ["en"])
        for form in [HostingForm.nginx, .caddy] {
            #expect(
                try form.text(for: site).contains("# newsadmin deploy puts the files elsewhere, and this serves /srv/"))
        }
        #expect(throws: HostedSite.Problem.self) { try HostingForm.s3.text(for: site) }
    }
}
