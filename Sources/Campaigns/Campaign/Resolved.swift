/// A field of a message after fallback, and where it came from.
public struct Resolved<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The locale whose file it came from.
    public var locale: String
    /// The place in that file.
    public var position: @Sendable () -> SourcePosition

    /// A value that stands at an offset of a file.
    public init(_ value: Value, locale: String, file: SourceFile, offset: Int) {
        self.value = value
        self.locale = locale
        // Worked out only for the few fields that turn up in a finding.
        position = { file.position(at: offset) }
    }
}
