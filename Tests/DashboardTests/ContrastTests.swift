import Foundation
import Testing

@testable import Dashboard

@Suite("The colours of the dashboard")
struct ContrastTests {
    @Test("Text of every colour can be read on every ground, in light and dark", arguments: ["light", "dark"])
    func canBeRead(scheme: String) throws {
        let style = Pages(Sample.report(campaigns: []))["assets/dashboard.css"]
        let blocks = style.matches(of: /:root \{([^}]*)\}/).map { String($0.output.1) }
        let colours = Self.colours(in: try #require(scheme == "light" ? blocks.first : blocks.dropFirst().first))
        let texts = ["ink", "soft", "link", "live", "scheduled", "draft", "error", "warning"]
        for text in texts {
            for ground in ["paper", "card", "fill"] {
                let contrast = try Self.contrast(#require(colours[text]), #require(colours[ground]))
                #expect(contrast >= 4.5, "\(text) on \(ground)")
            }
        }
    }

    @Test("Names can be read on every colour of the chart, and marks be seen", arguments: ["light", "dark"])
    func canBeReadOnCharts(scheme: String) throws {
        let pages = Pages(Sample.report(campaigns: []))
        let colours = try ["assets/dashboard.css", "assets/chart.css"].map { path in
            let blocks = pages[path].matches(of: /:root \{([^}]*)\}/).map { String($0.output.1) }
            return Self.colours(in: try #require(scheme == "light" ? blocks.first : blocks.dropFirst().first))
        }
        for colour in 0..<ChartColours.count {
            let contrast = try Self.contrast(#require(colours[0]["ink"]), #require(colours[1]["c\(colour)"]))
            #expect(contrast >= 4.5, "ink on c\(colour)")
        }
        for mark in ["frame", "mark", "rule"] {
            #expect(try Self.contrast(#require(colours[0]["card"]), #require(colours[1][mark])) >= 3, "\(mark)")
        }
    }

    /// The luminance of each colour (WCAG 2.2, relative luminance).
    private static func colours(in block: String) -> [String: Double] {
        var result: [String: Double] = [:]
        for match in block.matches(of: /--([a-z0-9]+): #([0-9a-f]+)/) {
            let digits = match.output.2.map { $0.hexDigitValue ?? 0 }
            let parts =
                digits.count == 3 ? digits.map { $0 * 17 } : [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
            let linear = parts.map { part in
                let value = Double(part) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            result[String(match.output.1)] = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        return result
    }

    private static func contrast(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
