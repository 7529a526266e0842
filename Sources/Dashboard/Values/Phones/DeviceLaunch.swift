/// A launch of a simulated phone in the words of one locale's page.
struct DeviceLaunch {
    /// When.
    var when: String
    /// What happened to the app; nil: it was opened.
    var occasion: String?
    /// Whether something came by itself, so that it is none of the launches.
    var isArrival: Bool
    /// What was shown.
    var shown: [Shown]
    /// How much more was shown.
    var moreShown: String?
    /// Why nothing was shown; empty where nobody says, nil where something was shown.
    var nothing: String?
    /// Why the app crashed.
    var crash: String?
    /// The addresses that were opened, in words.
    var opened: [String]
    /// Why messages were not shown.
    var reasons: Reasons
    /// Those of the reasons that were not given before.
    var news: Reasons

    /// Reasons by their places in the report.
    struct Reasons {
        /// The first of them.
        var places: [Int]
        /// How many more there are, in words.
        var more: String?
    }

    /// A message that was shown.
    struct Shown {
        /// The campaign; nil where it is not known.
        var campaign: String?
        /// What a user reads first.
        var title: String
        /// The language of its title; nil: that of the phone.
        var language: String?
        /// By what the device remembers it, where that is not the title.
        var name: String?
        /// What stands on its buttons.
        var buttons: [String]
        /// What the user did; nil: nothing.
        var answer: String?
        /// What else might have been shown.
        var alternatives: String?
    }
}
