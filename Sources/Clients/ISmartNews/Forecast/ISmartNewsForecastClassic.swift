/// A classic message as a compiled phone knows it.
struct ISmartNewsForecastClassic: BitwiseCopyable {
    /// Its number among the messages of all locales.
    var number: Int32
    /// The launch from which on it is shown.
    var counter: UInt64
    /// How many days after the first launch it is shown.
    var leastDays: UInt64
    /// What comes of it.
    var effects: ISmartNewsForecastEffects

    /// Whether it is shown from the first launch on.
    var isPlain: Bool { counter <= 1 && leastDays == 0 }
}
