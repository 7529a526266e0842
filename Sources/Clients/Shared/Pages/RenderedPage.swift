/// A page that a template made, and whether it is worth reading.
struct RenderedPage: Sendable {
    /// The page.
    var content: FileContent
    /// Whether it may load something from elsewhere.
    var mayLoad = true
    /// Whether it may call `close()`.
    var mayClose = true
}
