extension Campaign {
    /// Where its source only holds the place of what is still to be written; not weighed by the workspace's `rules:` yet.
    public var fillerFindings: [Diagnostic] {
        FillerText.findings(in: WrittenText(source, rendered: nil), locales: []).map { finding in
            var finding = finding
            finding.campaign = id
            return finding
        }
    }
}
