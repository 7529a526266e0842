import Files

/// The forms that views and pages of many entries share, each of which is written once where entries are kept in a file.
public struct TemplateFormTable: Sendable {
    private var forms: [TemplateForm] = []
    private var numbers: [ObjectIdentifier: UInt32] = [:]
    /// Forms that are the same as others with a number, held so that no other object takes the place of one.
    private var twins: [TemplateForm] = []

    /// No forms.
    public init() {}

    /// Takes in the forms of an entry's files.
    public mutating func add(formsOf entry: FeedEntry) {
        for file in entry.files {
            guard let form = file.content.page?.form, numbers[ObjectIdentifier(form)] == nil else { continue }
            // One that was read from a file, and one that a template drew since then.
            let known = forms.firstIndex { $0.isSame(as: form) }
            if known == nil { forms.append(form) } else { twins.append(form) }
            numbers[ObjectIdentifier(form)] = UInt32(known ?? forms.count - 1)
        }
    }

    /// The number of a form that was taken in.
    func number(of form: TemplateForm) -> UInt32 {
        guard let number = numbers[ObjectIdentifier(form)] else { preconditionFailure("a form was not taken in") }
        return number
    }

    /// The form of a number; nil where there is none.
    func form(_ number: UInt32) -> TemplateForm? { forms.indices.contains(Int(number)) ? forms[Int(number)] : nil }
}

extension TemplateFormTable: BinaryCodable {
    /// Appends the forms.
    public func write(to writer: inout ByteWriter) { writer.write(forms.map(\.drawn)) }

    /// Reads forms.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let drawn: [String] = try reader.value()
        for text in drawn {
            let form = TemplateForm(text)
            guard form.isWhole else { throw ByteReader.Damage() }
            numbers[ObjectIdentifier(form)] = UInt32(forms.count)
            forms.append(form)
        }
    }
}

extension FeedEntry {
    /// Appends the entry.
    ///
    /// - Parameter forms: the forms of its files, among others.
    public func write(to writer: inout ByteWriter, with forms: TemplateFormTable) {
        writer.append(campaign)
        writer.append(locale)
        writer.append(identity)
        writer.write(identityPosition)
        writer.write(order)
        writer.write(start)
        writer.write(window)
        writer.write(value)
        writer.append(UInt32(files.count))
        for file in files { file.write(to: &writer, with: forms) }
        writer.write(assets)
    }

    /// Reads an entry.
    ///
    /// - Parameter forms: those that were there when it was written, by their numbers.
    public convenience init(
        from reader: inout ByteReader, with forms: TemplateFormTable
    ) throws(ByteReader.Damage) {
        self.init(
            campaign: try reader.text(), locale: try reader.text(), identity: try reader.text(),
            identityPosition: try reader.value(), order: try reader.value(), start: try reader.value(),
            window: try reader.value(), value: try reader.value(),
            files: try reader.list { (reader) throws(ByteReader.Damage) in try FeedFile(from: &reader, with: forms) },
            assets: try reader.value())
    }
}

extension FeedFile {
    fileprivate func write(to writer: inout ByteWriter, with forms: TemplateFormTable) {
        writer.append(path)
        writer.write(messages)
        if let page = content.page {
            writer.write(true)
            writer.append(forms.number(of: page.form))
            writer.write(page.texts)
        } else {
            writer.write(false)
            writer.append(content.bytes)
        }
    }

    fileprivate init(from reader: inout ByteReader, with forms: TemplateFormTable) throws(ByteReader.Damage) {
        let (path, messages): (String, Int) = (try reader.text(), try reader.value())
        guard try reader.value(Bool.self) else {
            self.init(path: path, bytes: try reader.content(), messages: messages)
            return
        }
        guard let form = forms.form(try reader.number()) else { throw ByteReader.Damage() }
        let texts: [String] = try reader.value()
        guard texts.count == form.slots.count else { throw ByteReader.Damage() }
        self.init(path: path, content: FileContent(form, texts: texts), messages: messages)
    }
}
