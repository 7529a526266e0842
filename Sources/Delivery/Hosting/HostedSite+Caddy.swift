extension HostedSite {
    /// A site of Caddy 2.
    ///
    /// Caddy cannot be told not to answer with 304, so the conditions are taken out of the requests.
    var caddy: String {
        """
        # Caddy for \(baseURL)
        \(placeOfFiles)
        \(origin) {
        \thandle_path \(path)* {
        \t\troot * "\(servedFolder)"
        \t\t@changing not path /assets/*
        \t\trequest_header @changing -If-Modified-Since
        \t\trequest_header @changing -If-None-Match
        \t\theader @changing Cache-Control "\(DeliveryHeaders.changing)"
        \t\theader /assets/* Cache-Control "\(DeliveryHeaders.lasting)"
        \t\t@feeds path *.plist
        \t\theader @feeds {
        \t\t\tContent-Type application/xml
        \t\t\tdefer
        \t\t}
        \t\tfile_server {
        \t\t\tprecompressed gzip
        \t\t}
        \t}
        }

        """
    }
}
