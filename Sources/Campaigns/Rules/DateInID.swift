import Files

extension Rule {
    /// A campaign that is named by a day that no calendar has.
    static let dateInID = Rule.changeable("date-in-id", .warning)
}

/// Finds ids that begin with a date that there is not, such as `2026-12-32-sale`: they become keys, which phones remember
/// and some order by.
enum DateInID {
    /// The findings among the campaigns of a workspace.
    static func findings(in campaigns: [Campaign]) -> [Diagnostic] {
        campaigns.compactMap { campaign in
            guard let date = date(of: campaign.id), !date.isValid else { return nil }
            return Diagnostic(
                .dateInID, at: SourcePosition(file: campaign.source.file.path),
                "the id “\(campaign.id)” begins with a date that no calendar has",
                suggestion: "rename the files before anything of them is released", campaign: campaign.id)
        }
    }

    /// What stands in front of an id in the form of a date, whether or not there is such a day.
    private static func date(of id: String) -> CivilTime? {
        let bytes = Array(id.utf8.prefix(11))
        guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes.count == 10 || !bytes[10].isDigit, let year = number(bytes[..<4]),
            let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
        else { return nil }
        return CivilTime(year: year, month: month, day: day)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy(\.isDigit) ? digits.reduce(0) { $0 * 10 + Int($1 - 48) } : nil
    }
}
