import Clients

/// Draws the pages on which phones are played, one after the other, and keeps what they have in common.
struct DevicePages {
    private let frame: DeviceFrame
    private let time: TimeText
    private var forms: TemplateForms

    /// The pages of phones in a frame.
    init(_ frame: DeviceFrame, templates: TemplateLibrary) {
        self.frame = frame
        time = TimeText(frame.clock)
        forms = TemplateForms(templates)
    }

    /// The page of a client's phones in a locale.
    mutating func page(of device: DeviceReport, locale: String) -> DashboardPage {
        var values = DevicePageValues(frame, device: device, locale: locale, time: time)
        return DashboardPage(
            path: PagePath.device(device.client, locale), bytes: forms.html("dashboard/device", values.values()))
    }
}
