import Files

/// A request as it came in, whole and within all limits.
public struct ServeRequest: Equatable, Sendable {
    /// The method, as it was written.
    public var method: String
    /// What is asked for, as it was written: a path, or a whole address.
    public var target: String
    /// Whether the connection is meant to stay open: HTTP/1.1 without `Connection: close`.
    var isPersistent: Bool
    /// Whether it is HTTP/1.0, which knows no `Host`.
    var isOld: Bool
    /// The header fields in their order, names in lower case.
    var fields: [Field]
    /// What stands behind the header.
    var body: [UInt8]

    /// A header field.
    struct Field: Equatable, Sendable {
        /// Its name; that of a request in lower case.
        var name: String
        /// Its value without spaces around.
        var value: String

        /// A field.
        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A request; by default one of HTTP/1.1 that keeps its connection open.
    init(
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
    func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The value of a field that stands there once; nil where it is missing or stands there again.
    func value(of name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    /// The members of a field that is a list, whatever number of lines it was written in.
    func list(_ name: String) -> [String] {
        values(of: name).flatMap { $0.split(separator: ",") }.map(\.trimmingBlanks).filter { !$0.isEmpty }
    }
}
