import Campaigns
import Clients

extension MessageContent {
    /// The content as JSON, with its schema.
    var json: PropertyValue {
        [
            "schema": .string(Self.schema), "campaign": .string(campaign), "locale": .string(locale),
            "title": .string(title), "text": .string(text), "action": .optional(action),
            "start": .optional(window.start), "end": .optional(window.end),
            "versions": .string(versions), "systemBefore": .optional(systemBefore),
            "clients": .dictionary(clients.map { .init($0.client, $0.json) }),
        ]
    }

    /// The content that ``json`` wrote.
    ///
    /// - Throws: ``LedgerFormError`` where it is of another form.
    init(json: PropertyValue) throws(LedgerFormError) {
        let form = try LedgerForm(json, called: "message")
        try LedgerSchema.check(form, is: Self.schema)
        campaign = try form.text("campaign")
        let locale = try form.text("locale")
        self.locale = locale
        title = try form.text("title")
        text = try form.text("text")
        action = try form.optionalText("action")
        window = Window(start: try form.optionalInstant("start"), end: try form.optionalInstant("end"))
        versions = try form.text("versions")
        systemBefore = try form.optionalText("systemBefore")
        clients = try form.object("clients") { entry throws(LedgerFormError) in
            try ClientContent(client: entry.key, locale: locale, json: entry.value)
        }
    }
}
