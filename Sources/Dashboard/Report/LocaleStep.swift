import Releases

/// Something that is to be done in a locale.
struct LocaleStep {
    /// How many campaigns a step names.
    static let named = 8

    /// What to type; nil where no command does it, or it would be refused.
    var next: NextStep?
    /// The messages that it is about; empty where it is about the locale.
    var messages = StepMessages()
    /// How many messages it is about; 1 where it is about the locale.
    var count = 1
}

/// The messages of which something is to be done.
struct StepMessages {
    /// How many there are.
    var count = 0
    /// How many of them have gone from the files.
    var gone = 0
    /// How many of them a rollback took back.
    var takenBack = 0
    /// How many of these had gone from the files, so that it brought them back.
    var broughtBack = 0
    /// The number of that rollback.
    var rollback: Int?
    /// The first of them.
    var first: [MessageStatusReport] = []

    /// How many of them can simply be released.
    var releasable: Int { count - takenBack }
}
