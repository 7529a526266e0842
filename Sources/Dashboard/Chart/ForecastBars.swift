/// Bars of days, drawn as one outline.
enum ForecastBars {
    /// The width of a chart.
    static let width = 360
    /// Its height.
    static let height = 40

    /// The outline of bars for some numbers, in tenths of the chart's units: `most` is as high as the chart.
    static func path(_ numbers: [Int], most: Int) -> String {
        guard most > 0, !numbers.isEmpty else { return "" }
        var path = "M0 \(height)"
        var last = -1
        for (place, number) in numbers.enumerated() {
            // What is not 0 can be seen.
            let tall = number == 0 ? 0 : max((number * height * 10 + most / 2) / most, 10)
            guard tall != last else { continue }
            path += "H\(tenths(place * width * 10 / numbers.count))V\(tenths(height * 10 - tall))"
            last = tall
        }
        return path + "H\(width)V\(height)Z"
    }

    private static func tenths(_ number: Int) -> String {
        number % 10 == 0 ? "\(number / 10)" : "\(number / 10).\(number % 10)"
    }
}
