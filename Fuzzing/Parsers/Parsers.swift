/// All parsers; a new one is listed here and nowhere else.
enum Parsers {
    /// The parsers, in the order in which they are fuzzed.
    static let all: [any Parser.Type] = [
        CampaignParser.self, YAMLParser.self, MarkdownParser.self, ConfigurationParser.self, JourneyParser.self,
        LedgerParser.self, INotifyParser.self, NotableParser.self, ISmartNewsParser.self, SourseParser.self,
        XMLListParser.self, BinaryListParser.self, BraceListParser.self, JSONTextParser.self, XLIFFParser.self,
        CatalogueParser.self, GzipParser.self, RequestParser.self, TemplateParser.self, KeyParser.self,
        RecordParser.self, ImportParser.self, AccountParser.self, NotationParser.self, ShardParser.self,
        AnswerParser.self, KeptParser.self,
    ]

    /// The parser of a name.
    static func named(_ name: String) -> (any Parser.Type)? { all.first { $0.name == name } }
}
