import Foundation

/// How the client reads numbers and parts out of texts.
enum ISmartNewsText {
    /// The number at the front, after spaces: 0 if there is none, cut to 64 bits if it is too great.
    static func wholeNumber(_ text: some StringProtocol) -> Int64 {
        var scalars = text.unicodeScalars.drop { CharacterSet.whitespacesAndNewlines.contains($0) }
        let isNegative = scalars.first == "-"
        if isNegative || scalars.first == "+" { scalars = scalars.dropFirst() }
        var number: Int64 = 0
        for scalar in scalars {
            guard (0x30...0x39).contains(scalar.value) else { break }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, exceeds) = product.addingReportingOverflow(Int64(scalar.value) - 0x30)
            if overflows || exceeds { return isNegative ? .min : .max }
            number = sum
        }
        return isNegative ? -number : number
    }

    /// The text without one line break at its end, which the end of a regular expression does not count.
    static func withoutLineBreak(_ text: Substring) -> Substring {
        var scalars = text.unicodeScalars[...]
        guard let last = scalars.last else { return text }
        switch last.value {
        case 0x0A:
            scalars.removeLast()
            if scalars.last == "\r" { scalars.removeLast() }
        case 0x0B...0x0D, 0x85, 0x2028, 0x2029: scalars.removeLast()
        default: break
        }
        return Substring(scalars)
    }

    /// The parts between bars, trimmed and in lower case.
    static func parts(_ text: String) -> [String] {
        text.components(separatedBy: "|").map {
            lowercased($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}
