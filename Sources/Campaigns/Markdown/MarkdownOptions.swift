/// How Markdown is turned into text.
public struct MarkdownOptions: Sendable {
    /// The values of `{{vars}}`.
    var substitution: Substitution
    /// Whether HTML is wanted as well; plain text always is.
    var wantsHTML: Bool
    /// Whether raw HTML and any address reach the HTML.
    var unsafeHTML: Bool
    /// The schemes that links may have, beside http, https, mailto and tel, in lower case.
    var schemes: [String]
    /// The size above which an image is noted, in kilobytes of 1,000 bytes.
    var largestImage: Int
    /// Turns an image's relative path into the address it will be served at, or tells why it is refused.
    var imageAddress: @Sendable (String) -> ImageAnswer

    /// Options that are safe and know no images.
    public init(
        substitution: Substitution = Substitution([:]), wantsHTML: Bool = true, unsafeHTML: Bool = false,
        schemes: [String] = [], largestImage: Int = .max,
        imageAddress: @escaping @Sendable (String) -> ImageAnswer = { _ in .refused("there is no such file") }
    ) {
        self.substitution = substitution
        self.wantsHTML = wantsHTML
        self.unsafeHTML = unsafeHTML
        self.schemes = schemes
        self.largestImage = largestImage
        self.imageAddress = imageAddress
    }

    /// What became of an image's path.
    public enum ImageAnswer: Equatable, Sendable {
        /// The image will be served at this address; its size is in bytes.
        case served(at: String, asset: Asset, size: Int)
        /// There is no such image, or it cannot be used, for this reason, and perhaps with this way out.
        case refused(String, suggestion: String? = nil)
    }
}
