import Campaigns

extension ISmartNewsClient {
    /// The alert that a dictionary describes, with the words of the library and the phone where it says `default`.
    func alert(
        of message: ISmartNewsLookup, isInline: Bool, locale: String
    ) -> Screen.Alert {
        let own = ISmartNewsLabels.of(locale)
        func label(_ key: String, _ standard: String) -> Screen.Button? {
            message.text(key).map { Screen.Button($0 == Self.systemWord ? standard : $0) }
        }
        let review = label("review", own.wording.review)
        let remind = label("remind", own.wording.remind)
        let named = label("ok", own.ok)
        var ok: Screen.Button?
        if let link = message.text("link") { ok = Screen.Button(named?.label ?? own.ok, opens: link) }
        var cancel = label("cancel", own.cancel)
        // An inline alert counts an OK only where it is named, and gets a Cancel where it counts no button.
        let isNamedOK = named != nil && ok != nil
        if isInline, !isNamedOK, cancel == nil, review == nil, remind == nil { cancel = Screen.Button(own.cancel) }
        var title = message.text("title")
        var text = message.text("text")
        if review != nil {
            if title == Self.systemWord { title = own.wording.title }
            if text == Self.systemWord { text = own.wording.text }
        }
        return Screen.Alert(
            title: title, text: text, buttons: ordered(ok: ok, cancel: cancel, review: review, remind: remind))
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
