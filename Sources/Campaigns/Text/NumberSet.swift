/// The numbers of a text, to be asked for those of another one.
struct NumberSet {
    private var readings: Set<String> = []
    private var groups: Set<String> = []

    init(_ numbers: [WrittenNumber]) {
        for number in numbers {
            readings.formUnion(number.readings)
            groups.formUnion(number.groups)
        }
    }

    /// Whether a number is among them, or may well be: a month may be a word, and hours may be counted to twelve.
    func holds(_ number: WrittenNumber, locale: String) -> Bool {
        if !readings.isDisjoint(with: number.readings) { return true }
        let (context, values) = (number.context, number.groups)
        let single = values.count == 1 ? Int(values[0]) : nil
        if let single {
            if groups.contains(values[0]) { return true }
            if context.contains(.date), single <= 12 || single == 24 { return true }
            if context.contains(.minutes), single == 0 { return true }
            if context.contains(.hours), groups.contains(String((single + 12) % 24)) { return true }
            // The Thai calendar is 543 years ahead.
            if (1900...2100).contains(single), locale == "th", groups.contains(String(single + 543)) { return true }
        }
        // A plain space parts thousands, and sometimes two numbers; a point or comma parts hours and minutes.
        let isTime = values.count == 2 && (Int(values[0]) ?? 99) < 25 && (Int(values[1]) ?? 99) < 60
        return isTime && values.allSatisfy(groups.contains)
    }
}
