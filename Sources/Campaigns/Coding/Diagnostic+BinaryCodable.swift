import Files

extension Diagnostic: BinaryCodable {
    /// Appends the finding.
    public func write(to writer: inout ByteWriter) {
        writer.write(position)
        writer.write(rule)
        writer.write(severity)
        writer.write(sentences.message)
        writer.write(sentences.suggestion)
        writer.write(concern)
        writer.write(countsOthers)
    }

    /// Reads a finding.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let (position, rule): (SourcePosition, Rule) = (try reader.value(), try reader.value())
        let severity: Severity = try reader.value()
        let (message, suggestion): (Sentence, Sentence?) = (try reader.value(), try reader.value())
        self.init(rule, at: position, message, suggestion: suggestion, concerning: try reader.value())
        self.severity = severity
        countsOthers = try reader.value()
    }
}

extension FindingConcern: BinaryCodable {
    /// Appends what it is about.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(locales)
        writer.write(client)
    }

    /// Reads what it is about.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let (campaign, locales): (String?, Set<String>?) = (try reader.value(), try reader.value())
        self.init(campaign: campaign, locales: locales, client: try reader.value())
    }
}

extension SourcePosition: BinaryCodable {
    /// Appends the place.
    public func write(to writer: inout ByteWriter) {
        writer.write(file)
        writer.write(line)
        writer.write(column)
    }

    /// Reads a place.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(file: try reader.value(), line: try reader.value(), column: try reader.value())
    }
}

extension Severity: BinaryCodable {}

extension Rule: BinaryCodable {
    /// Appends the rule whole.
    public func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(severity)
        writer.write(isLocked)
        writer.write(limit)
    }

    /// Reads a rule.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let (id, severity): (String, Severity) = (try reader.value(), try reader.value())
        let (isLocked, limit): (Bool, Int?) = (try reader.value(), try reader.value())
        guard limit.map(Rule.limits.contains) ?? true else { throw ByteReader.Damage() }
        self = isLocked ? .locked(id, severity) : .changeable(id, severity, limit: limit)
    }
}
