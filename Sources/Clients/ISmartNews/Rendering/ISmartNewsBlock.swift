import Campaigns

/// What a campaign says for iSmartNews alone, as far as it is the same in all locales.
struct ISmartNewsBlock: Sendable {
    /// What the announcement becomes.
    var form = ISmartNewsForm.message
    /// The place among the others.
    var order = 0
    /// The queue it waits in.
    var queue: Located<String>?
    /// The least number of launches and returns to the app.
    var counter: Int?
    /// Days since the installation, by the calendar.
    var firstShowInterval: Int?
    /// `web` where the text is the address of a page.
    var type: Located<String>?
    /// What only meta items have.
    var item = ISmartNewsBlockItem()
    /// What is written unchanged.
    var raw = RawEntries()
    /// Where the block stands in the source file.
    var offset: Int?

    /// The keys that only messages have.
    static let messageKeys = ["counter", "type"]
    /// The keys that messages and meta items have.
    static let commonKeys = ["form", "order", "queue", "firstShowInterval", "raw"]
    /// All keys there are.
    static let keys = commonKeys + messageKeys + ISmartNewsBlockItem.keys
    /// The keys that a translation may say differently.
    static let localizableKeys = ["urls"]

    /// Reads a campaign's block, and notes what is wrong with it.
    init(of campaign: Campaign, client: ISmartNewsClient, _ findings: inout ClientFindings) {
        var block = ClientBlock(of: ISmartNewsClient.name, in: campaign)
        offset = block.offset
        form = Self.form(&block.reader)
        order = block.reader.integer("order", in: Int(Int32.min)...Int(Int32.max))?.value ?? 0
        queue = block.reader.text("queue")
        counter = block.reader.integer("counter", in: 0...Int(Int32.max))?.value
        firstShowInterval = block.reader.integer("firstShowInterval", in: 0...Int(Int32.max))?.value
        type = block.reader.text("type")
        item = ISmartNewsBlockItem(reading: &block.reader, client: client)
        if form.isItem { block.reader.checkUUID(item.uuid, of: campaign, version: client.settings.clientVersion) }
        raw = block.raw()
        findings.add(block.reader.finish())
    }

    /// The form as it is named, or as the other keys tell; keys of both kinds exclude each other.
    private static func form(_ reader: inout FieldReader) -> ISmartNewsForm {
        let named = reader.choice("form", of: ISmartNewsForm.self)
        let ofMessage = messageKeys.first { reader.has($0) }
        let ofItem = ISmartNewsBlockItem.keys.first { reader.has($0) }
        if let ofMessage, let ofItem {
            reader.report(
                .contradictingBlock, at: reader.node(ofItem)?.offset ?? reader.offset,
                "“\(ofMessage)” belongs to messages and “\(ofItem)” to pages and alerts",
                suggestion: "leave one of them out")
        } else if let named, let key = named.value.isItem ? ofMessage : ofItem {
            let right = named.value.isItem ? "form: message" : "form: page or form: alert"
            reader.report(
                .contradictingBlock, at: reader.node(key)?.offset ?? named.offset,
                "“\(key)” has no meaning with “form: \(named.value.rawValue)”",
                suggestion: "leave “\(key)” out, or write \(right)")
        }
        return named?.value ?? (ofItem != nil && ofMessage == nil ? .page : .message)
    }
}
