import Campaigns

extension NotableClient {
    static var feedsNamePages: Bool { true }

    func contents(
        of feed: [UInt8], locale: String, page: (_ address: String, _ place: FeedPath) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents {
        let root: PropertyValue
        do {
            root = try JSONReader.foundation.read(TextEncoding.utf8(feed))
        } catch {
            throw FeedReadingError(error)
        }
        guard let notifications = root.dictionary else {
            throw FeedReadingError("the control file is not an object, which crashes the app")
        }
        var contents = FeedContents()
        for notification in notifications {
            let path = FeedPath().key(notification.key)
            guard notification.value.dictionary != nil else {
                contents.refusals.append(.init(.crash, at: path, "it is not an object, which crashes the app"))
                continue
            }
            if let crash = Self.crash(of: notification.value) {
                contents.refusals.append(.init(.crash, at: path, crash))
                continue
            }
            if let entry = notification.value["entry"], entry.string == nil {
                contents.refusals.append(
                    .init(
                        .unsupported, at: path,
                        "its “entry” is not text: it names no view, and may crash the app where its turn comes"))
                continue
            }
            contents.entries.append(imported(notification, at: path, page: page))
        }
        return contents
    }

    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment] {
        var result: [ImportField.Assignment] = []
        if let key = entry.key, key != campaign { result.append(.init([Self.name, "id"], .string(key))) }
        for page in entry.pages {
            result.append(
                .init(
                    [Self.name, "views", page.view, "template"],
                    .string(ImportedPage.template(of: page.view, in: campaign))))
        }
        return result
    }

    private func imported(
        _ notification: PropertyValue.Entry, at path: FeedPath,
        page: (_ address: String, _ place: FeedPath) -> ImportedPage?
    ) -> ImportedEntry {
        let value = notification.value
        let views = value["views"]?.dictionary ?? []
        var pages: [ImportedPage] = []
        for view in views where CampaignFileName.isID(view.key) {
            let place = path.key("views").key(view.key).key("file")
            guard let address = view.value["file"]?.string, var found = page(address, place) else { continue }
            found.view = view.key
            pages.append(found)
        }
        var entry = entry(notification, at: path, pages: pages)
        if !pages.isEmpty { entry.alternatives = [self.entry(notification, at: path, pages: [])] }
        return entry
    }

    private func entry(
        _ notification: PropertyValue.Entry, at path: FeedPath, pages: [ImportedPage]
    ) -> ImportedEntry {
        let value = notification.value
        let heading = pages.lazy.map { PageContentReader.read($0.bytes).title }.first { !$0.isEmpty }
        var entry = ImportedEntry(
            key: notification.key, name: notification.key, path: path, value: Self.read(value, pages: pages),
            spareTitle: heading ?? notification.key)
        entry.pages = pages
        entry.raw = (value.dictionary ?? []).filter { $0.value != .null }
        if value["entry"] == nil { entry.absent.append(.init("entry", "")) }
        if value["views"] == nil { entry.absent.append(.init("views", [:])) }
        entry.defaults = [.init(["show"], "always")]
        entry.fields = conditionFields(of: value) + viewFields(of: value, pages: pages)
        return entry
    }
}
