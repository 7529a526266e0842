extension NotableDevice {
    /// The page of the view calls the app's functions.
    mutating func act(
        _ page: NotablePage, on chosen: Chosen, report: inout NotableReport
    ) throws(ClientCrash) {
        guard !page.fails else { return }
        if !page.flags.isEmpty {
            let known = memory.number(of: chosen.definition.id)
            for flag in page.flags { memory.set(flag.name, NotableNumber.boolean(flag.value), of: known) }
            report.flagsSet = page.flags.map(\.name)
        }
        if let id = page.display {
            // An id that names no view puts an empty one on top.
            let view = chosen.definition.view(id)
            try view?.load()
            report.displayed = view?.value(screenHeight: screenHeight) ?? ["height": 0, "origin": "bottom"]
            viewsOnScreen += 1
        }
        report.opened += page.openURLs.filter(openable.contain)
        if page.dismisses { viewsOnScreen -= 1 }
    }
}
