import Mustache
import Synchronization

/// What was made of a library's templates so far: the parsed ones, and the forms of views and pages.
///
/// A template is parsed when somebody draws it for the first time: most verbs draw a few of fifty.
final class DrawnTemplates: Sendable {
    private struct Contents {
        var templates: [String: MustacheTemplate] = [:]
        var libraries: [String: MustacheLibrary] = [:]
        var forms: [String: [(shape: TemplateValues, form: TemplateForm)]] = [:]
        var formless: Set<String> = []
    }

    private let contents = Mutex(Contents())

    /// A template with all that it takes in; nil where there is none of that name.
    func library(for name: String, in templates: TemplateLibrary) -> MustacheLibrary? {
        contents.withLock { Self.library(for: name, in: templates, &$0) }
    }

    /// The form that a template makes of values of this shape; nil where its pages depend on more than their shape.
    func form(of name: String, _ values: TemplateValues, in templates: TemplateLibrary) -> TemplateForm? {
        contents.withLock { contents in
            if let known = contents.forms[name]?.first(where: { $0.shape.hasShape(of: values) }) { return known.form }
            guard !contents.formless.contains(name) else { return nil }
            guard templates.hasForms(name, groups: values.groups),
                let library = Self.library(for: name, in: templates, &contents),
                let drawn = library.render(
                    values.dictionary { number, _ in TemplateForm.mark(number) }, withTemplate: name),
                case let form = TemplateForm(drawn), form.isWhole
            else {
                contents.formless.insert(name)
                return nil
            }
            contents.forms[name, default: []].append((values, form))
            return form
        }
    }

    private static func library(
        for name: String, in templates: TemplateLibrary, _ contents: inout Contents
    ) -> MustacheLibrary? {
        if let library = contents.libraries[name] { return library }
        guard templates.text(of: name) != nil else { return nil }
        var library = MustacheLibrary()
        for part in templates.reach(of: name) {
            let template =
                contents.templates[part] ?? templates.text(of: part).flatMap { try? TemplateLibrary.parsed($0) }
            contents.templates[part] = template
            if let template { library.register(template, named: part) }
        }
        contents.libraries[name] = library
        return library
    }
}
