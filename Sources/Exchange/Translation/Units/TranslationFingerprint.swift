import Files

/// The hash by which a row of an exchange file remembers the translation that it was exported with.
enum TranslationFingerprint {
    /// Sixteen hexadecimal digits over what a field says.
    static func of(_ parts: [Inline]) -> String {
        String(SHA256Digest(of: Array(MarkdownWriter.markdown(parts).utf8)).hexadecimal.prefix(16))
    }
}
