import Testing

@testable import Exchange

@Suite struct BlockStartTests {
    /// The rules as patterns, which take too long for many lines.
    private func escaped(_ line: String, isFirst: Bool) -> String {
        let marks: Bool =
            switch line.first {
            case ">", "~": true
            case "#": line.contains(/^#{1,6}([ \t]|$)/)
            case "=": !isFirst && line.contains(/^=+[ \t]*$/)
            case "+": line.contains(/^\+([ \t]|$)/)
            case "-": line.contains(/^-([ \t]|$)|^(-[ \t]*)+$/)
            case "*": line.contains(/^\*([ \t]|$)|^(\*[ \t]*){3,}$/)
            case "<": line.contains(/^<{7}([ \t]|$)/)
            case "_": line.contains(/^(_[ \t]*){3,}$/)
            default: false
            }
        if marks { return "\\" + line }
        if line.first == "<" { return isFirst ? line : "    " + line }
        guard let match = line.prefixMatch(of: /([0-9]{1,9})([.)])([ \t]|$)/) else { return line }
        return "\(match.1)\\" + line[match.1.endIndex...]
    }

    @Test func linesAreKeptFromBeingBlocksAsThePatternsSay() {
        let characters: [Character] = ["#", "=", "+", "-", "*", "_", "1", "0", ".", ")", ">", "~", "<", " ", "\t", "a"]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let first = characters.randomElement(using: &random) ?? "#"
            let few = [first, characters.randomElement(using: &random) ?? " ", " "]
            let rest = (0..<Int.random(in: 0...11, using: &random)).map { _ in few.randomElement(using: &random) ?? " "
            }
            let line = String([first] + rest)
            for isFirst in [true, false] {
                #expect(BlockStart.escaped(line, isFirst: isFirst) == escaped(line, isFirst: isFirst), "\(line)")
            }
        }
    }
}
