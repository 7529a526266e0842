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
