/// What a locale does about a field that it has no translation of.
public enum FallbackPolicy: Equatable, Sendable {
    /// Takes the field from the first of these locales that has it, and at last from the source.
    case chain([String])
    /// Shows no message unless title and text are translated; other fields come from the source.
    case leaveOut
}
