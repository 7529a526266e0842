import Campaigns

extension FieldReader {
    /// Segments come from an address, and of the places that it may leave open the library can fill only `${KEY}`.
    mutating func checkSegmentSource(_ source: Located<String>) {
        if source.value == "default" || source.value == "disable" { return }
        if source.value.contains("${UID}") || source.value.contains("${NUID}") {
            report(
                .ismartnewsSegmentSource, at: source.offset,
                "the library has nothing to put in place of ${UID} and ${NUID}, and never asks this address",
                suggestion: "use an address without them")
        } else if !source.value.hasPrefix("https://"), !source.value.hasPrefix("http://") {
            report(
                .ismartnewsSegmentSource, at: source.offset, "“\(source.value)” is no source of segments",
                suggestion: "write default, disable or an address")
        }
    }
}

extension Rule {
    /// A source of segments that is never asked.
    static let ismartnewsSegmentSource = Rule.changeable("ismartnews-segment-source", .warning)
}
