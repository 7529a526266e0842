import Clients

extension HostedSite {
    /// The file `_headers` of Netlify and Cloudflare Pages.
    ///
    /// Both join the values of a header that two matching rules set, so no two rules here set the same one.
    var headers: String {
        var clients = "", feeds = ""
        for client in ClientCatalogue.all {
            let paths = (locales.map { client.feedPath(of: $0) } + client.combinedFeedPaths).compactMap(served)
            guard !paths.isEmpty else { continue }
            let lists = paths.filter { $0.hasSuffix(".plist") }
            // Beside pages each property list is named.
            let isAlike = !client.showsHTML && lists.count == paths.count
            if !isAlike { feeds += lists.map { "\($0)\n\(Self.contentType)" }.joined() }
            clients += "\(path)\(client.name)/*\n\(isAlike ? Self.contentType : "")"
            clients += "  Cache-Control: \(DeliveryHeaders.changing)\n"
        }
        return """
            # _headers for \(baseURL), at the top of what is published. Both compress by themselves.
            \(clients)\(feeds)\(path)assets/*
              Cache-Control: \(DeliveryHeaders.lasting)

            """
    }

    /// The path in the address of what is at a place below `public/`; nil where it is not served.
    private func served(_ place: String) -> String? {
        ServedFolder.place(of: place).map { path + $0 }
    }

    private static let contentType = "  Content-Type: application/xml\n"
}
