import Campaigns
import Clients
import Files

/// Findings in the forms that people and other programs read.
public struct FindingsReport: Sendable {
    /// The findings.
    var findings: [Diagnostic]
    /// What stands before the names of files for programs that know them by their repository: empty, or with a slash at
    /// its end.
    private let prefix: String

    /// A report of these findings.
    ///
    /// - Parameter prefix: the path of the workspace in its repository: empty, or with a slash at its end.
    public init(_ findings: [Diagnostic], inRepositoryAt prefix: String = "") {
        self.findings = findings
        self.prefix = prefix
    }

    /// The forms.
    public enum Format: String, CaseIterable, Sendable {
        /// A line each, for people and editors.
        case text
        /// One JSON object.
        case json
        /// Workflow commands of GitHub Actions, which mark the lines of a pull request.
        case github
        /// SARIF 2.1.0, for code scanning.
        case sarif
    }

    /// The findings in a form, with a line end behind the last line.
    public func text(_ format: Format) -> String {
        switch format {
        case .text: findings.asLines.map { TerminalText.shown($0.description) + "\n" }.joined()
        case .json: JSONWriter(.pretty).printed(json)
        case .github: findings.asLines.map { github($0) + "\n" }.joined()
        case .sarif: JSONWriter(.pretty).printed(sarif)
        }
    }

    /// How many there are of each severity, in words: `2 errors, 1 warning`; empty where there are none.
    public var summary: String {
        let lines = findings.asLines
        return Severity.allCases.reversed().compactMap { severity in
            let count = lines.count { $0.severity == severity }
            return count == 0 ? nil : CountWords.of(count, severity.rawValue)
        }.joined(separator: ", ")
    }

    private var json: PropertyValue {
        [
            "schema": "newsadmin/check/1",
            "errors": .integer(findings.count { $0.severity == .error }),
            "warnings": .integer(findings.count { $0.severity == .warning }),
            "notes": .integer(findings.count { $0.severity == .note }),
            "findings": .array(findings.map(Self.json)),
        ]
    }

    /// A finding as JSON.
    static func json(_ finding: Diagnostic) -> PropertyValue {
        [
            "file": .string(finding.position.file), "line": .integer(finding.position.line),
            "column": .integer(finding.position.column), "severity": .string(finding.severity.rawValue),
            "rule": .string(finding.rule.id), "message": .string(finding.message),
            "suggestion": .optional(finding.suggestion),
            "campaign": .optional(finding.campaign),
            "client": .optional(finding.client),
            "locales": finding.locales.map { .texts($0.sorted()) } ?? .null,
        ]
    }

    /// The file of a finding, as its repository knows it.
    private func place(of finding: Diagnostic) -> String {
        finding.position.file.hasPrefix("/") ? finding.position.file : prefix + finding.position.file
    }

    private func github(_ finding: Diagnostic) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let text = finding.message + (finding.suggestion.map { "; \($0)" } ?? "")
        let position =
            "file=\(Self.escaped(place(of: finding))),line=\(finding.position.line),col=\(finding.position.column)"
        return
            "::\(command) \(position),title=\(Self.escaped(finding.rule.id))::\(Self.escaped(text, isProperty: false))"
    }

    /// The escapes of workflow commands; commas and colons end a property. What a terminal obeys, a log obeys too.
    private static func escaped(_ text: String, isProperty: Bool = true) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result += TerminalText.shown(String(scalar))
            }
        }
        return result
    }

    private var sarif: PropertyValue {
        let rules = Set(findings.map(\.rule)).sorted { $0.id < $1.id }
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "newsadmin",
                            "rules": .array(
                                rules.map { rule in
                                    [
                                        "id": .string(rule.id),
                                        "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
                                    ]
                                }),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "results": .array(findings.map(sarif)),
                ]
            ],
        ]
    }

    private func sarif(_ finding: Diagnostic) -> PropertyValue {
        [
            "ruleId": .string(finding.rule.id),
            "level": .string(finding.severity.rawValue),
            "message": ["text": .string(finding.message + (finding.suggestion.map { "; \($0)" } ?? ""))],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": .string(PercentEncoding.path(place(of: finding)))],
                        "region": [
                            "startLine": .integer(finding.position.line),
                            "startColumn": .integer(finding.position.column),
                        ],
                    ]
                ]
            ],
        ]
    }
}
