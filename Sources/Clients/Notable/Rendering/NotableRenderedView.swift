/// A view as it stands in the feed of one locale.
struct NotableRenderedView: Equatable, Sendable {
    /// Its name.
    var name: String
    /// What the control file says of it.
    var value: PropertyValue
    /// Its HTML, nil where the publisher gives an address of their own.
    var page: FeedFile?
}
