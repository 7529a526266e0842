extension ISmartNewsClient {
    /// The alert that a dictionary describes, with the words of the library and the app where it says `default`.
    func alert(
        of message: ISmartNewsLookup, isInline: Bool, locale: String
    ) -> Screen.Alert {
        let wording = ISmartNewsLabels.of(locale).wording
        func button(_ key: String, _ standard: String) -> Screen.Button? {
            message.text(key).map { Screen.Button($0 == Self.systemWord ? standard : $0) }
        }
        let review = button("review", wording.review)
        let remind = button("remind", wording.remind)
        let named = button("ok", ISmartNewsLabels.ok)
        var ok: Screen.Button?
        if let link = message.text("link") { ok = Screen.Button(named?.label ?? ISmartNewsLabels.ok, opens: link) }
        var cancel = button("cancel", ISmartNewsLabels.cancel)
        // An inline alert counts an OK only where it is named, and gets a Cancel where it counts no button.
        let isNamedOK = named != nil && ok != nil
        if isInline, !isNamedOK, cancel == nil, review == nil, remind == nil {
            cancel = Screen.Button(ISmartNewsLabels.cancel)
        }
        var title = message.text("title")
        var text = message.text("text")
        if review != nil {
            if title == Self.systemWord { title = wording.title }
            if text == Self.systemWord { text = wording.text }
        }
        func isLeftToApp(_ key: String) -> Bool { (message.text(key) ?? Self.systemWord) == Self.systemWord }
        let left = [isLeftToApp("cancel") ? cancel : nil, isLeftToApp("ok") ? ok : nil].compactMap { $0?.label }
        return Screen.Alert(
            title: title, text: text, buttons: ordered(ok: ok, cancel: cancel, review: review, remind: remind),
            note: Self.note(on: left, locale: locale))
    }

    /// That words stay English unless the app has others; nil where there are none, or the phone is English.
    private static func note(on words: [String], locale: String) -> String? {
        guard !words.isEmpty, locale.prefix(while: { $0 != "-" }).lowercased() != "en" else { return nil }
        let named = words.map { "“\($0)”" }.joined(separator: " and ")
        let (verb, object) = words.count == 1 ? ("stays", "it") : ("stay", "them")
        return "\(named) \(verb) English unless the app's own Localizable.strings translates \(object)"
    }

    /// The buttons in the order in which each version adds them; 4.9.6 puts two side by side in another one.
    private func ordered(
        ok: Screen.Button?, cancel: Screen.Button?, review: Screen.Button?, remind: Screen.Button?
    ) -> [Screen.Button] {
        if settings.clientVersion == .v201 { return [ok, review, remind, cancel].compactMap { $0 } }
        let pair = [cancel, remind, review, ok].compactMap { $0 }
        return pair.count <= 2 ? pair : [review, ok, remind, cancel].compactMap { $0 }
    }
}
