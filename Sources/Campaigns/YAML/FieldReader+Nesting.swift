extension FieldReader {
    /// Reads the mapping under a name with `body`, then notes its unknown keys.
    ///
    /// - Parameters:
    ///   - usual: the field that is meant, as a rule, where a text stands in the mapping's place.
    ///   - explain: what to say of a key that is none where it is not simply unknown.
    ///   - meant: what is usually meant by a key that is none.
    public mutating func nested<Value>(
        _ key: String, usual: String? = nil,
        explaining explain: (_ key: String) -> (message: String, suggestion: String)? = { _ in nil },
        meant: (_ key: String) -> String? = { _ in nil },
        _ body: (inout FieldReader) -> Value
    ) -> Value? {
        guard let node = mapping(key) else { return nil }
        return read(node, called: key, usual: usual, explaining: explain, meant: meant, body)
    }

    /// Reads a node that is to be a mapping with `body`, then notes its unknown keys.
    public mutating func read<Value>(
        _ node: YAMLNode, called key: String, usual: String? = nil,
        explaining explain: (_ key: String) -> (message: String, suggestion: String)? = { _ in nil },
        meant: (_ key: String) -> String? = { _ in nil },
        _ body: (inout FieldReader) -> Value
    ) -> Value {
        var reader = FieldReader(
            node, in: file, path: path.isEmpty ? key : "\(path).\(key)", refusesNothing: refusesNothing, usual: usual)
        let value = body(&reader)
        findings += reader.finish(explaining: explain, meant: meant)
        return value
    }
}
