import Campaigns

extension ISmartNewsMessage {
    /// What the client hashes to recognize a message that was shown.
    ///
    /// Dates go in as people read them, so they depend on the phone's language and on its time zone, by its clock and its
    /// name; of a style only the presence does.
    func identity(_ context: ISmartNewsContext, zone: @autoclosure () -> ISmartNewsZoneNames) -> String {
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
            let names = zone()
            let place = "\(context.localization.language) \(context.localization.country)"
            for (name, date) in [("start", start), ("end", end)] {
                add(name, date.map { "\(context.calendar.civil($0).asUTC.iso8601) \(names.name(at: $0)) \(place)" })
            }
        }
        add("counter", counter?.text)
        add("queue", queue)
        if hasStyle { add("style", "") }
        return identity
    }
}
