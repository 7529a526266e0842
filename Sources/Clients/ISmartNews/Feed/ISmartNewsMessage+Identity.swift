import Campaigns

extension ISmartNewsMessage {
    /// What the client hashes to recognize a message that was shown.
    ///
    /// Dates go in as people read them, so they depend on the phone's time zone and language; of a style only the
    /// presence does.
    func identity(_ settings: ISmartNewsDeviceSettings) -> String {
        var parts = Field.allCases.compactMap { field in
            (texts[field] ?? numbers[field]?.text).map { field.name + "\u{1}" + $0 }
        }
        let localization = settings.localization
        let place = "\(settings.calendar.identifier) \(localization.language) \(localization.country)"
        for (name, date) in [("start", start), ("end", end)] {
            guard let date else { continue }
            parts.append("\(name)\u{1}\(settings.calendar.civil(date).asUTC.iso8601) \(place)")
        }
        if let counter { parts.append("counter\u{1}\(counter.text)") }
        if let queue { parts.append("queue\u{1}\(queue)") }
        if hasStyle { parts.append("style") }
        return parts.joined(separator: "\u{2}")
    }
}
