import Files

extension Campaign: BinaryCodable {
    /// Appends the campaign with its files.
    public func write(to writer: inout ByteWriter) {
        writer.append(id)
        writer.write(source)
        writer.write(translations)
        writer.write(unreadTranslations)
        writer.write(isDraft)
        writer.write(locales)
        writer.write(clients)
        writer.write(everyone)
        writer.write(window)
        writer.write(hasUnreadableDates)
        writer.write(windowOffsets.start)
        writer.write(windowOffsets.end)
        writer.write(versions)
        writer.write(systemBefore)
        writer.write(show)
        writer.write(template)
        writer.write(allowed)
    }

    /// Reads a campaign.
    public convenience init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(
            id: try reader.text(), source: try reader.value(), translations: try reader.value(),
            unreadTranslations: try reader.value(),
            CampaignSettings(
                isDraft: try reader.value(), locales: try reader.value(), clients: try reader.value(),
                everyone: try reader.value(), window: try reader.value(), hasUnreadableDates: try reader.value(),
                windowOffsets: (try reader.value(), try reader.value()), versions: try reader.value(),
                systemBefore: try reader.value(), show: try reader.value(), template: try reader.value(),
                allowed: try reader.value()))
    }
}

extension CampaignText: BinaryCodable {
    /// Appends what the file says, and the file itself.
    public func write(to writer: inout ByteWriter) {
        writer.append(file.path)
        writer.append(file.bytes)
        writer.append(locale)
        writer.write(title)
        writer.write(body.lowerBound)
        writer.write(body.upperBound)
        writer.write(actionURL)
        writer.write(actionLabel)
        writer.append(UInt32(buttons.count))
        for button in Button.allCases {
            guard let label = buttons[button] else { continue }
            writer.write(button)
            writer.write(label)
        }
        writer.write(variables)
        writer.write(blocks)
        writer.write(sourceHash)
    }

    /// Reads what a file says, and the file itself.
    public convenience init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let file = SourceFile(path: try reader.text(), content: try reader.content())
        let locale = try reader.text()
        var words = CampaignWords(title: try reader.value())
        let (start, end): (Int, Int) = (try reader.value(), try reader.value())
        guard 0 <= start, start <= end, end <= file.bytes.count else { throw ByteReader.Damage() }
        words.actionURL = try reader.value()
        words.actionLabel = try reader.value()
        for _ in 0..<(try reader.number(UInt32.self)) {
            let (button, label): (Button, Located<String?>) = (try reader.value(), try reader.value())
            words.buttons[button] = label
        }
        words.variables = try reader.value()
        self.init(
            words, file: file, locale: locale, body: start..<end, blocks: try reader.value(),
            sourceHash: try reader.value())
    }
}

extension Button: BinaryCodable {}
extension ShowPolicy: BinaryCodable {}
