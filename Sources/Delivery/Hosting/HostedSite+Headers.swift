extension HostedSite {
    /// The file `_headers` of Netlify and Cloudflare Pages.
    ///
    /// Both join the values of a header that two matching rules set, so no two rules here set the same one.
    var headers: String {
        let feeds = (locales.map { "\(path)ismartnews/\($0).plist" } + ["\(path)ismartnews/all.plist"]).map {
            "\($0)\n  Content-Type: application/xml\n"
        }
        return """
            # _headers for \(baseURL), at the top of what is published. Both compress by themselves.
            \(path)inotify/*
              Content-Type: application/xml
              Cache-Control: \(DeliveryHeaders.changing)
            \(path)notable/*
              Cache-Control: \(DeliveryHeaders.changing)
            \(path)ismartnews/*
              Cache-Control: \(DeliveryHeaders.changing)
            \(feeds.joined())\(path)assets/*
              Cache-Control: \(DeliveryHeaders.lasting)

            """
    }
}
