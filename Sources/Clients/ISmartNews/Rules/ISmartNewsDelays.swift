import Campaigns

extension FieldReader {
    /// The library needs both bounds of a delay, in order and within a minute, or there is none.
    mutating func checkDelays(least: Located<Double>?, most: Located<Double>?) {
        guard let least, let most else {
            guard let one = least ?? most else { return }
            let missing = least == nil ? "minDelay" : "maxDelay"
            report(
                .ismartnewsDelay, at: one.offset, "without “\(missing)” there is no delay at all",
                suggestion: "add \(missing): a number of seconds up to 60")
            return
        }
        if least.value > min(most.value, 60) {
            report(
                .ismartnewsDelay, at: least.offset, "“minDelay” is above “maxDelay”, so there is no delay at all",
                suggestion: "exchange them; a delay is a minute at most")
        } else if most.value > 60 {
            report(
                .ismartnewsDelay, at: most.offset, "“maxDelay” is a minute at most", suggestion: "write maxDelay: 60")
        }
    }
}

extension Rule {
    /// A delay that is none, or shorter than it says.
    static let ismartnewsDelay = Rule.changeable("ismartnews-delay", .warning)
}
