/// A message of iNotify as a compiled phone knows it.
struct INotifyForecastMessage: BitwiseCopyable {
    /// Its number among the messages of all locales.
    var number: Int32
    /// Whether nothing is shown once it is the candidate: its address cannot be opened, or the app crashes.
    var stops: Bool
    /// Whether it has the buttons to follow an address and to be reminded.
    var hasAction: Bool
}
