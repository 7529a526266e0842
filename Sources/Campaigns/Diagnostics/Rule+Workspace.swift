extension Rule {
    /// A locale whose name is no language tag.
    public static let badLocale = Rule.locked("bad-locale")
    /// A locale that the workspace does not list.
    public static let unknownLocale = Rule.locked("unknown-locale")
    /// A locale that is listed twice.
    public static let duplicateLocale = Rule.locked("duplicate-locale")
    /// A time zone that does not exist.
    public static let badTimeZone = Rule.locked("bad-time-zone")
    /// A text that is no address.
    public static let badAddress = Rule.locked("bad-address")
    /// A name that means something else already.
    public static let reservedName = Rule.locked("reserved-name")
    /// A version of the app that is listed twice.
    public static let duplicateVersion = Rule.locked("duplicate-version")
    /// A rule that does not exist.
    public static let unknownRule = Rule.locked("unknown-rule")
    /// A rule that nobody may change.
    public static let lockedRule = Rule.locked("locked-rule")
}
