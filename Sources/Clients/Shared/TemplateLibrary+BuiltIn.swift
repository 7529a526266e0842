extension TemplateLibrary {
    /// The built-in templates.
    public static let builtIn = TemplateLibrary()
}
