import Campaigns

extension TemplateValue {
    /// How many more there are than a list names; nothing where it names all.
    static func rest(_ count: Int) -> TemplateValue { .text(count > 0 ? CountWords.grouped(count) : nil) }
}
