import Campaigns

extension SourseClient {
    func contents(
        of feed: [UInt8], locale: String, page: (_ address: String, _ place: FeedPath) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents {
        let root: PropertyValue
        do {
            root = try JSONReader().read(TextEncoding.utf8(feed))
        } catch {
            throw FeedReadingError(error)
        }
        var contents = FeedContents()
        for sending in try SourseImportedSending.all(in: root) {
            if let entry = imported(sending, locale: locale, &contents.refusals) { contents.entries.append(entry) }
        }
        return contents
    }

    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment] {
        guard let tag = entry.raw.first(where: { $0.key == "tag" })?.value.string ?? entry.value["tag"]?.string,
            tag != campaign
        else { return [] }
        return [.init([Self.name, "tag"], .string(tag))]
    }

    /// A message without a label for analytics gets one, which no phone shows.
    func reads(_ rendered: PropertyValue, as original: PropertyValue) -> Bool {
        rendered.removing(original["tag"] == nil ? ["tag"] : []) == original
    }

    private func imported(
        _ sending: SourseImportedSending, locale: String, _ refusals: inout [FeedContents.Refusal]
    ) -> ImportedEntry? {
        guard let (path, data) = sending.payloads.first else {
            let reason =
                sending.notification == nil
                ? "there is no payload for Sourse in it"
                : "it is a notification for phones without the SDK, and no payload for Sourse; newsadmin makes such a "
                    + "notification of the text of each campaign"
            refusals.append(.init(.unread, at: sending.path, reason))
            return nil
        }
        for entry in data.dictionary ?? [] where entry.value.string == nil {
            let result =
                entry.key == "isSmartNotification"
                ? "; it is sent as 1 from now on, and for 0 write immediate: true in the campaign's block" : ""
            refusals.append(
                .init(.unread, at: path.key(entry.key), "it is not text, and Firebase takes nothing else\(result)"))
        }
        var written = (data.dictionary ?? []).filter { $0.value.string != nil }
        let lineEnds = written.replaceWindowsLineEnds(in: ["title", "message"])
        let texts = PropertyValue.dictionary(written)
        guard let message = SourseMessage(data: texts) else {
            refusals.append(
                .init(
                    .unread, at: path,
                    "Sourse ignores it: it needs the handler \(SourseMessage.handler), a title and a message"))
            return nil
        }
        let topics = sending.audience.topics(besides: settings.integratedTopic.name(in: locale))
        let compared = topics?.compared
        let isCompared = sending.payloads.count == 2 && compared != nil
        refuseOthers(than: isCompared ? 2 : 1, of: sending, hasOtherTopics: topics?.areOthers == true, &refusals)
        var entry = ImportedEntry(
            key: sending.id ?? message.tag, name: sending.id ?? message.tag ?? message.title, path: path,
            value: value(of: texts, isCompared: isCompared), spareTitle: message.tag ?? "Message")
        entry.identity = message.tag
        entry.lineEnds = lineEnds
        if message.tag == nil { entry.addition = "it has no tag, so analytics count it under the id of its campaign" }
        entry.changes = changes(of: sending, isCompared ? 2 : 1)
        entry.kinship = [entry.value.removing(["title", "message", "actionURL"])]
        entry.raw = (texts.dictionary ?? []).filter { !["handler", "tag", "isSmartNotification"].contains($0.key) }
        entry.fields = fields(of: message)
        if isCompared, let topic = compared {
            entry.block.append(.init("ab", ["topic": .string(topic)]))
        } else if !message.isSmart {
            entry.block.append(.init("immediate", true))
        }
        if let topic = sending.topic ?? topics?.everybody, topic != settings.topic.name(in: locale) {
            entry.block.append(.init("topic", .string(topic)))
        }
        return entry
    }

    /// Refuses what no campaign says: other topics, and more payloads than those that are taken.
    private func refuseOthers(
        than taken: Int, of sending: SourseImportedSending, hasOtherTopics: Bool,
        _ refusals: inout [FeedContents.Refusal]
    ) {
        if hasOtherTopics {
            refusals.append(
                .init(
                    .unsupported, at: sending.path,
                    "its condition asks for other topics than one of everybody's and that of the SDK, so a campaign "
                        + "reaches other phones"))
        }
        if let path = sending.notificationData {
            refusals.append(
                .init(
                    .unsupported, at: path,
                    "phones without the SDK get it with their notification, and the notification that newsadmin makes of a "
                        + "campaign has no data"))
        }
        for (path, _) in sending.payloads.dropFirst(taken) {
            refusals.append(.init(.unsupported, at: path, "only the first payload under one id can be kept"))
        }
    }

    private func fields(of message: SourseMessage) -> [ImportField] {
        let start = message.embargoDate.flatMap { Instant(iso8601: $0) }
        let end = message.expiryDate.flatMap { Instant(iso8601: $0) }?.advanced(milliseconds: 1)
        return ImportField.title(message.title, covers: ["title"]) + [.text(message.message, covers: ["message"])]
            + ImportField.label(["action", "url"], message.actionURL, covers: ["actionURL"])
            + ImportField.value(["start"], start.map { .date($0) }, covers: ["embargoDate"])
            + ImportField.value(["end"], end.map { .date($0) }, covers: ["expiryDate"])
    }

    /// What the SDK reads of a payload: dates as moments, and whether it chooses the moment itself.
    private func value(of data: PropertyValue, isCompared: Bool) -> PropertyValue {
        var entries = (data.dictionary ?? []).filter { $0.key != "isSmartNotification" }
        for (index, entry) in entries.enumerated() where ["embargoDate", "expiryDate"].contains(entry.key) {
            guard let instant = entry.value.string.flatMap({ Instant(iso8601: $0) }) else { continue }
            entries[index].value = .integer(instant.milliseconds)
        }
        let isSmart = data["isSmartNotification"]?.string != "0"
        entries.append(.init("isSmartNotification", isCompared ? "ab" : .boolean(isSmart)))
        return PropertyValue.dictionary(entries).canonical
    }
}
