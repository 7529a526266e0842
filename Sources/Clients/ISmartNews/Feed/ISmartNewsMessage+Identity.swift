import Campaigns

extension ISmartNewsMessage {
    /// What the client hashes to recognize a message that was shown.
    ///
    /// Dates go in as people read them, so they depend on the phone's time zone and language; of a style only the
    /// presence does.
    func identity(_ context: ISmartNewsContext) -> String {
        var identity = ""
        func add(_ name: String, _ text: String?) {
            guard let text else { return }
            identity += name
            identity += "\u{1}"
            identity += text
            identity += "\u{2}"
        }
        for field in Field.allCases { add(field.name, texts[field] ?? numbers[field]?.text) }
        if start != nil || end != nil {
            let localization = context.localization
            let place = " \(context.calendar.identifier) \(localization.language) \(localization.country)"
            for (name, date) in [("start", start), ("end", end)] {
                add(name, date.map { context.calendar.civil($0).asUTC.iso8601 + place })
            }
        }
        add("counter", counter?.text)
        add("queue", queue)
        if hasStyle { add("style", "") }
        return identity
    }
}
