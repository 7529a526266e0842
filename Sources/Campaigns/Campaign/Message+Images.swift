extension Message {
    /// The place of the text's first image, or that of the text where it has none. This reads the Markdown once more, and
    /// is meant for the few messages whose images turn up in a finding.
    public func positionOfFirstImage() -> SourcePosition {
        guard let written = campaign.text(in: text.locale),
            let offset = MarkdownRenderer.firstImage(in: written.file.bytes[written.body])
        else { return text.position() }
        return written.file.position(at: written.body.lowerBound + offset)
    }
}
