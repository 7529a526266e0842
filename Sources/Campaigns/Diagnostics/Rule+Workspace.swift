extension Rule {
    /// A locale whose name is no language tag.
    static let badLocale = Rule.locked("bad-locale")
    /// A locale that the workspace does not list.
    static let unknownLocale = Rule.locked("unknown-locale")
    /// A locale that is listed twice.
    static let duplicateLocale = Rule.locked("duplicate-locale")
    /// A time zone that does not exist.
    static let badTimeZone = Rule.locked("bad-time-zone")
    /// A text that is no address.
    public static let badAddress = Rule.locked("bad-address")
    /// A name that means something else already.
    static let reservedName = Rule.locked("reserved-name")
    /// A version of the app that is listed twice.
    static let duplicateVersion = Rule.locked("duplicate-version")
    /// A rule that does not exist.
    static let unknownRule = Rule.locked("unknown-rule")
    /// A rule that nobody may change.
    static let lockedRule = Rule.locked("locked-rule")
}
