import Files

extension Message {
    /// Appends the message, but for what it shares with its campaign.
    public func write(to writer: inout ByteWriter) {
        writer.append(locale)
        title.write(to: &writer)
        text.write(to: &writer)
        writer.write(translation)
        writer.write(actionURL != nil)
        actionURL?.write(to: &writer)
        writer.write(actionLabel != nil)
        actionLabel?.write(to: &writer)
        writer.append(UInt32(buttons.count))
        for button in Button.allCases {
            guard let label = buttons[button] else { continue }
            writer.write(button)
            label.write(to: &writer)
        }
        writer.write(variables)
        writer.write(chain)
    }

    /// Reads the messages of a campaign.
    ///
    /// - Throws: ``ByteReader/Damage``, also where they name files that the campaign has not.
    public static func messages(
        of campaign: Campaign, from reader: inout ByteReader
    ) throws(ByteReader.Damage) -> [Message] {
        try reader.list { (reader) throws(ByteReader.Damage) in try Message(from: &reader, of: campaign) }
    }

    private convenience init(from reader: inout ByteReader, of campaign: Campaign) throws(ByteReader.Damage) {
        self.init(
            of: campaign, locale: try reader.text(), title: try Resolved(from: &reader, of: campaign),
            text: try Resolved(from: &reader, of: campaign), translation: try reader.value(),
            actionURL: try reader.value() ? Resolved(from: &reader, of: campaign) : nil,
            actionLabel: try reader.value() ? Resolved(from: &reader, of: campaign) : nil,
            buttons: try Self.buttons(of: campaign, from: &reader), variables: try reader.value(),
            chain: try reader.value())
        guard chain.allSatisfy({ campaign.text(in: $0) != nil }) else { throw ByteReader.Damage() }
    }

    private static func buttons(
        of campaign: Campaign, from reader: inout ByteReader
    ) throws(ByteReader.Damage) -> [Button: Resolved<String?>] {
        var buttons: [Button: Resolved<String?>] = [:]
        for _ in 0..<(try reader.number(UInt32.self)) {
            let button: Button = try reader.value()
            buttons[button] = try Resolved(from: &reader, of: campaign)
        }
        return buttons
    }
}

extension Resolved where Value: BinaryCodable {
    /// Appends the value, and where it stands in the file of its locale.
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(value)
        writer.append(locale)
        writer.write(offset)
    }

    /// Reads a value that stands in a campaign's file.
    fileprivate init(from reader: inout ByteReader, of campaign: Campaign) throws(ByteReader.Damage) {
        let (value, locale): (Value, String) = (try reader.value(), try reader.text())
        guard let file = campaign.text(in: locale)?.file else { throw ByteReader.Damage() }
        self.init(value, locale: locale, file: file, offset: try reader.value())
    }
}

extension TranslationState: BinaryCodable {}

extension RenderedText: BinaryCodable {
    /// Appends the text.
    public func write(to writer: inout ByteWriter) {
        writer.append(plain)
        writer.write(teaserPlain)
        writer.append(html)
        writer.write(teaserHTML)
        writer.write(assets)
        writer.write(links)
        writer.write(imageCount)
        writer.write(problems)
    }

    /// Reads a text.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        plain = try reader.text()
        teaserPlain = try reader.value()
        html = try reader.text()
        teaserHTML = try reader.value()
        assets = try reader.value()
        links = try reader.value()
        imageCount = try reader.value()
        problems = try reader.value()
    }
}

extension Asset: BinaryCodable {
    /// Appends the image's place.
    public func write(to writer: inout ByteWriter) {
        writer.append(source)
        writer.append(path)
    }

    /// Reads the place of an image.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(source: try reader.text(), path: try reader.text())
    }
}

extension MarkdownProblem: BinaryCodable {
    /// Appends the problem.
    public func write(to writer: inout ByteWriter) {
        writer.write(rule)
        writer.write(line)
        writer.write(offset)
        writer.append(message)
        writer.write(suggestion)
    }

    /// Reads a problem.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(
            rule: try reader.value(), line: try reader.value(), offset: try reader.value(), message: try reader.text(),
            suggestion: try reader.value())
    }
}
