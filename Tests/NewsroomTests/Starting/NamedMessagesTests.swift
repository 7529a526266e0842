import Campaigns
import Newsroom
import Testing

@Suite struct NamedMessagesTests {
    private func named(_ names: [String], _ locales: [String] = []) throws -> NamedMessages {
        let workspace = try TestWorkspace(locales: "en, fr, de")
        let reading = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: workspace.folder)
        return try NamedMessages(names, locales: locales, in: reading.configuration)
    }

    @Test(arguments: [[], ["fr"]])
    func theFileOfATranslationNamesItsCampaignAndItsLocale(_ locales: [String]) throws {
        let messages = try named(["campaigns/autumn/sale.fr.md", "new.fr.md"], locales)
        #expect(messages.campaigns == ["sale", "new"])
        #expect(messages.locales == ["fr"])
        #expect(messages.translated == ["sale", "new"])
    }

    @Test func besideALocaleItMayStandWithOtherNames() throws {
        let messages = try named(["sale", "campaigns/new.md", "other.fr.md"], ["fr"])
        #expect(messages.campaigns == ["sale", "new", "other"])
        #expect(messages.locales == ["fr"])
        #expect(messages.translated == ["other"])
    }

    @Test func otherNamesSayNoLocale() throws {
        let messages = try named(["sale.fr", "campaigns/sale.md", "v2.5.md"], ["fr", "de"])
        #expect(messages.campaigns == ["sale.fr", "sale", "v2.5"])
        #expect(messages.locales == ["fr", "de"])
        #expect(messages.translated.isEmpty)
        #expect(try named(["campaigns/sale.md"]).locales.isEmpty)
    }

    @Test(
        arguments: [
            ("sale.es.md", "“es” in the file's name is not one of the workspace's locales"),
            ("campaigns/größe.md", "“größe” cannot be a campaign's id"),
            ("campaigns/sale.en.md", "“en” is the source locale, whose files do not name it"),
        ])
    func aFileOfNoLocaleIsRefused(_ name: String, _ reason: String) throws {
        for locales in [[], ["fr"]] {
            let problem = try #require(throws: NamedMessages.Problem.self) { try named([name], locales) }
            #expect(problem.description == "“\(name)” is no file of a message: \(reason)")
        }
    }

    @Test func whatDoesNotGoTogetherIsRefusedWithWhatToType() throws {
        let beside = try #require(throws: NamedMessages.Problem.self) { try named(["a/sale.fr.md"], ["de", "en"]) }
        #expect(
            beside.description == "“a/sale.fr.md” is a translation into fr, but --locale names de en; "
                + "leave --locale out, or type sale --locale de en")
        for other in ["sale.de.md", "sale", "campaigns/sale.md"] {
            let problem = try #require(throws: NamedMessages.Problem.self) {
                try named([other, "sale.fr.md", "other.fr.md"])
            }
            #expect(problem.description.contains("is not; use a command for each, such as sale --locale"))
        }
    }

    /// The verbs themselves: what `approve` takes for the words of a locale has to be there.
    @Test func theVerbsTakeTheFileOfATranslation() throws {
        let workspace = try TestWorkspace([
            "campaigns/sale.md": "---\ntitle: Sale\ninotify: {key: 2026/11/20}\n---\nHalf price.\n",
            "campaigns/sale.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
            "campaigns/new.md": "---\ntitle: New\ninotify: {key: 2026/11/19}\n---\nJust in.\n",
        ])
        let confirmed = try Program.run(["translate", "confirm", "campaigns/sale.fr.md"], in: workspace.folder)
        #expect(confirmed.status == 0, "\(confirmed.messages)")
        #expect(try workspace.text("campaigns/sale.fr.md").contains("\nsource: "))
        let people = ["--reviewer", "Rita", "--author", "Will", "--now", "2026-11-20T12:00:00Z"]
        let approved = try Program.run(["approve", "campaigns/sale.fr.md"] + people, in: workspace.folder)
        #expect(approved.status == 0, "\(approved.messages)")
        #expect(try workspace.states(of: "sale") == ["en": "waiting", "fr": "approved"])
        let absent = try Program.run(["approve", "campaigns/new.fr.md"] + people, in: workspace.folder)
        #expect(absent.status == 2)
        #expect(
            absent.messages.contains("there is no new.fr.md; to approve what is shown without it, type new --locale fr")
        )
        let unsaid = try Program.run(["approve", "campaigns/new.md"] + people, in: workspace.folder)
        #expect(unsaid.status == 2)
        #expect(unsaid.messages.contains("name the locales: --locale fr"))
    }
}
