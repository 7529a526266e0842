extension HostedSite {
    /// A server block of nginx, whose `gzip_static` hands out the gzip forms that stand beside the files.
    ///
    /// Nothing but images is answered with 304: Notable asks for control files with the time of the phone's own last
    /// download, of whatever language.
    var nginx: String {
        """
        # nginx for \(baseURL)
        \(placeOfFiles)
        server {
            listen \(port ?? 80);
            listen [::]:\(port ?? 80);
            server_name \(host);
            # This is plain http, for a server that something with a certificate stands before. Without that:
            # listen 443 ssl; with ssl_certificate and ssl_certificate_key.

            location "\(path)" {
                alias "\(servedFolder)/";
                types {
                    application/json json;
                    application/xml plist;
                    text/html html;
                }
                default_type application/octet-stream;
                charset utf-8;
                gzip_static on;
                gzip_vary on;
                etag off;
                if_modified_since off;
                add_header Cache-Control "\(DeliveryHeaders.changing)" always;
            }

            location "\(path)assets/" {
                alias "\(servedFolder)/assets/";
                types {
                    image/png png;
                    image/jpeg jpg jpeg;
                    image/gif gif;
                    image/webp webp;
                    image/svg+xml svg;
                }
                add_header Cache-Control "\(DeliveryHeaders.lasting)";
            }
        }

        """
    }
}
