/// A kind of names that a workspace has.
public enum NameKind: String, Sendable {
    case locales, clients, campaigns, environments

    /// The one of some names that was probably meant by another one; nil where nothing is near enough.
    private func nearest(to name: String, among known: [String]) -> String? {
        self == .locales ? LanguageTag.nearest(to: name, among: known) : DidYouMean.nearest(to: name, among: known)
    }

    /// `did you mean “fr”?`; nil where nothing is near enough.
    public func suggestion(for name: String, among known: [String]) -> String? {
        nearest(to: name, among: known).map { "did you mean “\($0)”?" }
    }
}
