import Campaigns

extension TimeText {
    /// The day that the clocks show at an instant: `Sat 21 Nov`, and its parts.
    mutating func day(_ instant: Instant) -> (weekday: String, number: String, month: String, text: String) {
        let parts = short(instant).split(separator: ",")[0].split(separator: " ").map(String.init)
        return (parts[0], parts[1], parts[2], parts[0...2].joined(separator: " "))
    }
}
