import Campaigns
import Clients

/// The chart of one phone, for templates.
struct ChartValues {
    let schedule: ScheduleReport
    let form: ScheduleReport.Form
    let names: CampaignNames
    let colours: ChartColours

    /// The size of letters in regions, in points.
    private static let letters = 13.0

    /// What the template `dashboard/chart` receives.
    func values(time: inout TimeText, forms: inout TemplateForms) -> TemplateValue {
        let scale = ChartScale(schedule.days)
        let layout = ChartLayout(form, scale: scale)
        let leftOut = form.leftOutRegions + layout.leftOut
        return [
            "form": .text(form.name),
            "title": .text(form.title),
            "label": .text("\(schedule.client), \(schedule.locales.joined(separator: " ")): \(form.title)"),
            "width": length(layout.width),
            "height": length(layout.height),
            "head": length(ChartLayout.head),
            "now": length(scale.x(schedule.now)),
            "ticks": .list(ChartTicks(schedule.days, scale: scale).values(time: &time)),
            "bands": .list(layout.bands.map(band)),
            "regions": forms.blocks("dashboard/region", layout.regions.map { region($0, time: &time) }),
            "strips": .list(layout.strips.map(strip)),
            "leftOut": .text(leftOut == 0 ? nil : CountWords.grouped(leftOut, "more region")),
            "data": .html(Array(JSONWriter(escapesMarkup: true).text(data(of: layout, scale)).utf8)),
        ]
    }

    private func length(_ length: Double) -> TemplateValue { .text(ChartScale.text(length)) }

    private func band(_ band: ChartLayout.Band) -> TemplateValue {
        let title = form.columns[band.column]
        return [
            "y": length(band.y),
            "height": length(band.height),
            "text": .text(TextFit.cut(title, to: 100, size: 13) ?? title),
            "textY": length(band.y + min(band.height / 2, 19) + 4.5),
            "title": .text(title),
        ]
    }

    private func region(_ placed: ChartLayout.Region, time: inout TimeText) -> TemplateValue {
        let region = placed.region
        let from = region.row == 0 ? "now" : time.short(region.window.lowerBound)
        let state = region.isTied ? "shown or another one, nobody knows which" : "shown"
        let versions = form.columns.count == 1 ? "" : ", \(region.versions)"
        let title = names.title(of: region.campaign)
        let letters = colours.letters(of: region.campaign)
        return [
            "page": .text(names.page(of: region.campaign)),
            "label": .text(
                "\(QuotedTitle.isolated(title)), \(state)\(versions), from \(from) until \(time.short(region.window.upperBound))"
            ),
            "cell": .text(
                form.rows.indices.contains(region.row)
                    ? CellPlace.id(form, row: region.row, column: region.columns.upperBound - 1) : nil),
            "colour": .text(colours.name(of: region.campaign)),
            "isTied": .truth(region.isTied),
            "language": .text(names.language),
            "isRightToLeft": .truth(names.direction == "rtl"),
            "boxes": .list(placed.boxes.map { self.box($0, title: title, letters: letters) }),
        ]
    }

    private func box(_ box: ChartLayout.Box, title: String, letters: String) -> TemplateValue {
        let mark = Double(letters.count) * Self.letters * 0.85 + 8
        return [
            "x": length(box.x), "y": length(box.y), "width": length(box.width), "height": length(box.height),
            "letters": .text(box.width >= mark ? letters : nil),
            "lettersX": length(box.x + 5),
            "textY": length(box.y + 17),
            "name": .text(TextFit.cut(title, to: box.width - mark - 10, size: Self.letters)),
            "nameX": length(names.direction == "rtl" ? box.x + box.width - 5 : box.x + mark),
        ]
    }

    private func strip(_ placed: (strip: ScheduleReport.Strip, box: ChartLayout.Box)) -> TemplateValue {
        let (strip, box) = placed
        let word = strip.kind == .dead ? "shown to nobody" : strip.kind.rawValue
        let text = "\(CountWords.grouped(strip.count)) \(word)"
        return [
            "kind": .text(strip.kind.rawValue), "x": length(box.x), "y": length(box.y), "width": length(box.width),
            "height": length(box.height), "title": .text(text), "textX": length(box.x + 4),
            "textY": length(box.y + 11),
            "text": .text([text, CountWords.grouped(strip.count)].first { Self.fits($0, in: box) }),
        ]
    }

    private static func fits(_ text: String, in box: ChartLayout.Box) -> Bool {
        TextFit.cut(text, to: box.width - 6, size: 11) == text
    }

    /// Where the rows and columns of the table lie on the chart.
    private func data(of layout: ChartLayout, _ scale: ChartScale) -> PropertyValue {
        let starts = form.rows.map { $0.start ?? schedule.now }
        let end = form.rows.last?.end ?? schedule.days.last ?? schedule.now
        let bands = layout.bands.sorted { $0.column < $1.column }
        return [
            "rows": .array(starts.indices.map { .string(CellPlace.row(form, $0)) }),
            "x": .array((starts + [end]).map { .string(ChartScale.text(scale.x($0))) }),
            "y": .array(bands.map { .string(ChartScale.text($0.y)) }),
            "heights": .array(bands.map { .string(ChartScale.text($0.height)) }),
        ]
    }
}
