extension HostedSite {
    /// How rclone fills a bucket, and the function that keeps CloudFront from answering control files with 304.
    var s3: String {
        let remote = remote.flatMap { $0.contains(":") ? $0 : nil } ?? "news:bucket/feeds"
        return """
            # \(baseURL) from an S3 bucket with CloudFront before it, in three parts.

            \(section(of: remote))

            # 2. newsadmin.yml. What is deployed there has Content-Type and Cache-Control.
            \(place(remote))

            # 3. A CloudFront function for viewer requests: S3 answers conditions with 304, and control files must never be.
            #    Let CloudFront compress objects, and let the cache policy keep to the headers of the origin.
            function handler(event) {
                var request = event.request;
                delete request.headers['if-modified-since'];
                delete request.headers['if-none-match'];
                return request;
            }

            """
    }

    /// What rclone has to know of a remote; one that begins with a colon says all of it, or names none.
    private func section(of remote: String) -> String {
        let name = remote.prefix { $0 != ":" }
        let keys = "The keys come from the environment: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY."
        guard !name.isEmpty else {
            return """
                # 1. No section of rclone.conf: what follows the remote's first colon says it all. \(keys)
                #    RCLONE_S3_PROVIDER=AWS RCLONE_S3_ENV_AUTH=true RCLONE_S3_REGION=eu-central-1 RCLONE_S3_NO_CHECK_BUCKET=true
                """
        }
        return """
            # 1. rclone.conf. \(keys)
            [\(name)]
            type = s3
            provider = AWS
            env_auth = true
            region = eu-central-1
            no_check_bucket = true
            """
    }

    private func place(_ remote: String) -> String {
        let remote = RcloneRemote(remote).shown
        guard let environment else { return "deploy: {remote: \"\(remote)\"}" }
        return "environments: {\(environment): {baseURL: \"\(baseURL)\", remote: \"\(remote)\"}}"
    }
}
