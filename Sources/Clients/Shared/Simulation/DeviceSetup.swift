/// How a device is made.
public struct DeviceSetup: Sendable {
    /// The client's version; nil for the newest one known.
    var clientVersion: String?
    /// The journey's `settings`, an empty dictionary if there are none.
    var settings: PropertyValue
    /// The journey's `state`, nil for a fresh install.
    var state: PropertyValue?
    /// The journey's `order` (Notable): the ids in the order in which the dictionary hands them out.
    var order: [String]?
    /// Whether the device reports, as `notShown`, why it did not show the other messages it had in hand.
    var explains: Bool
    /// Whether reports leave out what only comparisons of journeys need: the state, all that was looked at, and
    /// `notShown`, which ``Device/notShown`` tells then.
    var isBrief: Bool

    /// A setup; by default a fresh install of the newest version with the client's own settings.
    public init(
        clientVersion: String? = nil, settings: PropertyValue = [:], state: PropertyValue? = nil,
        order: [String]? = nil, explains: Bool = false, isBrief: Bool = false
    ) {
        self.clientVersion = clientVersion
        self.settings = settings
        self.state = state
        self.order = order
        self.explains = explains
        self.isBrief = isBrief
    }
}
