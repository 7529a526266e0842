import Files

/// A request as it came in, whole and within all limits.
public struct ServeRequest: Equatable, Sendable {
    /// The method, as it was written.
    public var method: String
    /// What is asked for, as it was written: a path, or a whole address.
    public var target: String
    /// Whether the connection is meant to stay open: HTTP/1.1 without `Connection: close`.
    public var isPersistent: Bool
    /// Whether it is HTTP/1.0, which knows no `Host`.
    public var isOld: Bool
    /// The header fields in their order, names in lower case.
    public var fields: [Field]
    /// What stands behind the header.
    public var body: [UInt8]

    /// A header field.
    public struct Field: Equatable, Sendable {
        /// Its name; that of a request in lower case.
        public var name: String
        /// Its value without spaces around.
        public var value: String

        /// A field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A request; by default one of HTTP/1.1 that keeps its connection open.
    public init(
        _ method: String, _ target: String, _ fields: [Field], body: [UInt8] = [], isPersistent: Bool = true,
        isOld: Bool = false
    ) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        self.isPersistent = isPersistent
        self.isOld = isOld
    }

    /// The values of a field, in their order.
    public func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The value of a field that stands there once; nil where it is missing or stands there again.
    public func value(of name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    /// The members of a field that is a list, whatever number of lines it was written in.
    public func list(_ name: String) -> [String] {
        values(of: name).flatMap { $0.split(separator: ",") }.map(\.trimmingBlanks).filter { !$0.isEmpty }
    }
}
