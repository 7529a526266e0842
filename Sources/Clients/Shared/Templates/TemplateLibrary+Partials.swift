extension TemplateLibrary {
    /// The names on the way from a template through its partials back to itself; nil where there is no such way.
    ///
    /// Mustache follows such a way until the stack is full, since nothing that templates receive here is nested deeper
    /// and deeper.
    public func circle(through name: String) -> [String]? {
        var seen: Set<String> = []
        var ways = [[name]]
        while let way = ways.popLast() {
            for partial in partials(of: way[way.count - 1]) {
                if partial == name { return way + [name] }
                if seen.insert(partial).inserted { ways.append(way + [partial]) }
            }
        }
        return nil
    }

    /// The names of the templates that a template takes in, in order.
    public func partials(of name: String) -> [String] {
        MustacheTag.all(in: text(of: name) ?? "").filter(\.takesIn).map(\.name)
    }
}
