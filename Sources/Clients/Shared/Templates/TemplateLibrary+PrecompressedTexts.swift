import Files

extension TemplateLibrary {
    /// What the views and pages of these templates have in common word for word, for their gzip forms.
    public var precompressedTexts: PrecompressedTexts {
        PrecompressedTexts(of: names.filter { !$0.hasPrefix("dashboard/") }.compactMap { text(of: $0) })
    }
}
