/// The colours and letters by which campaigns are told apart, by the order in which they appear.
struct ChartColours {
    /// How many colours there are.
    static let count = 10

    /// The campaigns in the order in which they appear.
    let campaigns: [String]
    private let places: [String: Int]

    /// The colours of the regions on charts, which stand side by side on a page.
    init(_ forms: [ScheduleReport.Form]) {
        var places: [String: Int] = [:]
        var campaigns: [String] = []
        for region in forms.flatMap(\.regions) where places[region.campaign] == nil {
            places[region.campaign] = campaigns.count
            campaigns.append(region.campaign)
        }
        self.places = places
        self.campaigns = campaigns
    }

    /// The name of the colour in the style: `c0` to `c9`.
    func name(of campaign: String) -> String { "c\((places[campaign] ?? 0) % Self.count)" }

    /// `A` for the first one, `AA` for the 27th.
    func letters(of campaign: String) -> String {
        var place = (places[campaign] ?? 0) + 1
        var letters = ""
        while place > 0 {
            place -= 1
            letters = String(UnicodeScalar(UInt8(65 + place % 26))) + letters
            place /= 26
        }
        return letters
    }
}
