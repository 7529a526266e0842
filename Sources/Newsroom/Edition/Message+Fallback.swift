import Campaigns

extension Message {
    /// The locale that title or text were taken from, where it is another one than the message's own.
    var fallbackLocale: String? {
        title.locale != locale ? title.locale : text.locale != locale ? text.locale : nil
    }
}
