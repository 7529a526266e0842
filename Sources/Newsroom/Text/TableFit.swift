/// The widths of a table's columns, made so small that a line fits.
enum TableFit {
    /// The narrowest that a column is made; numbers and short words stay readable.
    private static let narrowest = 10

    /// The widths, of which the widest give way until all of them, with two spaces between them, take `width` columns at
    /// most. Where that cannot be, they are as narrow as columns are made.
    static func widths(_ widths: [Int], fitting width: Int?) -> [Int] {
        guard let width else { return widths }
        var widths = widths
        var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
        while excess > 0, let most = widths.max(), most > narrowest, let place = widths.lastIndex(of: most) {
            widths[place] -= 1
            excess -= 1
        }
        return widths
    }
}
