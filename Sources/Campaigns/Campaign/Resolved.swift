/// A field of a message after fallback, and where it came from.
public struct Resolved<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The locale whose file it came from.
    public var locale: String
    private let file: SourceFile
    /// The offset of its first byte in that locale's file.
    let offset: Int

    /// A value that stands at an offset of a file.
    init(_ value: Value, locale: String, file: SourceFile, offset: Int) {
        self.value = value
        self.locale = locale
        self.file = file
        self.offset = offset
    }

    /// The place in that file, worked out only for the few fields that turn up in a finding.
    public func position() -> SourcePosition {
        file.position(at: offset)
    }

    /// The places of variables in the value: of each the first one, or that of the value where it is written otherwise.
    func positions(ofVariables names: some Sequence<String>) -> [String: SourcePosition] {
        let offsets = VariableOffsets.inField(at: offset, of: file)
        let own = position()
        return Set(names).reduce(into: [:]) { places, name in
            places[name] = offsets[name].map(file.position) ?? own
        }
    }

    /// Whether one of some variables stands in the value as it was written.
    func isWritten(withAnyOf names: some Sequence<String>) -> Bool {
        let offsets = VariableOffsets.inField(at: offset, of: file)
        return names.contains { offsets[$0] != nil }
    }

    /// Another value that stands at the same place.
    func with<Other>(_ value: Other) -> Resolved<Other> {
        Resolved<Other>(value, locale: locale, file: file, offset: offset)
    }
}
