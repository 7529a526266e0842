import Campaigns
import Files
import Releases

/// The messages that somebody names: campaigns, and the locales in which they are meant.
///
/// The file of a translation names both, so that nobody has to take apart what a shell has completed.
public struct NamedMessages: Equatable, Sendable {
    /// The ids of the campaigns.
    public let campaigns: [String]
    /// The locales; empty where nothing names one.
    public let locales: [String]
    /// The campaigns that were named by the files of their translations.
    public let translated: Set<String>

    /// Why names do not go together, and what to type.
    public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
        /// A sentence for a person.
        public var description: String
    }

    /// Reads names.
    ///
    /// - Parameters:
    ///   - names: ids of campaigns, and paths of their files.
    ///   - locales: the locales that were named beside them.
    ///   - configuration: what `newsadmin.yml` says, which distinguishes a translation's file from another one.
    /// - Throws: ``Problem`` where no file of a message can have such a name, or the file of a translation is not in the
    ///   locale of all the rest: each of the campaigns is meant in each of the locales.
    public init(_ names: [String], locales: [String], in configuration: WorkspaceConfiguration) throws(Problem) {
        var read: [Name] = []
        for name in names { read.append(try Name(name, in: configuration)) }
        campaigns = read.map(\.campaign).uniqued()
        translated = Set(read.filter { $0.locale != nil }.map(\.campaign))
        guard let first = read.first(where: { $0.locale != nil }), let locale = first.locale else {
            self.locales = locales
            return
        }
        self.locales = [locale]
        let file = "“\(first.text)” is a translation into \(locale)"
        guard locales.allSatisfy({ $0 == locale }) else {
            let others = locales.joined(separator: " ")
            throw Problem(
                description: "\(file), but --locale names \(others); leave --locale out, or type "
                    + "\(ShellWord.quoted(first.campaign)) --locale \(others)")
        }
        let other = read.first { $0.locale.map { $0 != locale } ?? locales.isEmpty }
        if let other {
            throw Problem(
                description: "\(file), and “\(other.text)” is not; use a command for each, such as "
                    + "\(ShellWord.quoted(first.campaign)) --locale \(locale)")
        }
    }

    /// One of the names.
    private struct Name {
        /// What was typed.
        var text: String
        /// The id of the campaign.
        var campaign: String
        /// The locale of a translation's file; nil of any other name.
        var locale: String?

        init(_ text: String, in configuration: WorkspaceConfiguration) throws(Problem) {
            self.text = text
            campaign = CampaignPath.id(of: text)
            guard text.hasSuffix(".md") else { return }
            let file = CampaignFileName.read(
                text, locales: configuration.locales, sourceLocale: configuration.sourceLocale)
            if let problem = file.problem {
                throw Problem(description: "“\(text)” is no file of a message: \(problem.message)")
            }
            guard let locale = file.name.locale else { return }
            campaign = file.name.id
            self.locale = locale
        }
    }
}
