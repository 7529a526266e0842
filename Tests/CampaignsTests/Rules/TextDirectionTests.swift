import Testing

@testable import Campaigns

@Suite struct TextDirectionTests {
    private func findings(_ body: String, _ locale: String) throws -> (TestWorkspace, [Diagnostic]) {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\nText\n",
                "campaigns/a.\(locale).md": "---\ntitle: B\n---\n\(body)\n",
            ],
            locales: "en, \(locale)")
        return (workspace, try workspace.messages(of: "a").findings.filter { $0.rule == .textDirection })
    }

    @Test(arguments: [
        ("תומך ב ①C++ עכשיו", "he"), ("נדרשים ①24 GB פנויים", "he"), ("①iOS 17 נתמך", "he"),
        ("يتوفر ①Acme+ الآن", "ar"),
        ("בקרו ב ①https://a.b/ היום", "he"), ("The song ①שלום 3 is here", "de"), ("يدعم ①.NET الآن", "ar"),
    ])
    func wordsThatChangePlacesAreFound(_ body: String, _ locale: String) throws {
        let (workspace, findings) = try findings(body, locale)
        workspace.expect(findings, at: ["①": "text-direction"])
    }

    @Test(arguments: [
        ("תומך ב ⁨C++⁩ עכשיו", "he"), ("תומך ב C++\u{200E} עכשיו", "he"), ("תמיכה ב-iOS 17 ומעלה", "he"),
        ("يدعم iPhone و iPad!", "ar"), ("גרסה 2.3.1 כאן!", "he"), ("תמיכה (iOS 17) חדשה", "he"),
        ("Neu: العربية (RTL)", "de"),
        ("وفّر ٥٠٪ حتى ٢٠ نوفمبر", "ar"), ("בבקשה Acme Player.", "he"), ("English only: C++", "he"),
        ("עד 3D ו-4K", "he"),
        ("Languages: עברית, العربية", "de"), ("אתר example.com/a_b חדש", "he"),
    ])
    func wordsThatStayWhereTheyAreAreNot(_ body: String, _ locale: String) throws {
        #expect(try findings(body, locale).1.map(\.message) == [])
    }
}
