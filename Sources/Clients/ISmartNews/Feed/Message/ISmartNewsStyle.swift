import Foundation

/// What 4.9.6 makes of a `style`, as far as it decides what becomes of a page while it loads.
///
/// A page with something under `show_loading` is shown with a sign before it has loaded.
enum ISmartNewsStyle {
    private static let sign = "show_loading"

    /// Whether the style of an item shows the sign.
    ///
    /// The client keeps it as a text of parts between bars: `name_option:value`. A mapping becomes one, of which it drops
    /// what is no text or has such signs in it; so a sign needs an option at least.
    static func waits(item style: PropertyValue?) -> Bool {
        switch style {
        case .string(let text)?: hasSign(ISmartNewsText.parts(text))
        case .dictionary(let entries)?:
            plain(entries).isValid
                && entries.last { $0.key.lowercased() == sign }.map { waits(under: $0.value) } ?? false
        default: false
        }
    }

    /// Whether the style of a plain message shows the sign; the client takes it as it is.
    static func waits(message style: PropertyValue?) -> Bool {
        style?.dictionary?.contains { $0.key.lowercased() == sign } ?? false
    }

    /// Whether the style of a plain page crashes the client: it looks for texts in a dictionary, whatever is there.
    static func crashes(message style: PropertyValue?) -> Bool {
        guard let loading = style?.dictionary?.last(where: { $0.key == sign })?.value else { return false }
        guard let options = loading.dictionary else { return true }
        return options.contains { option in
            ["animation", "blur", "backround", "indicator"].contains(option.key) && option.value.string == nil
        }
    }

    private static func waits(under value: PropertyValue) -> Bool {
        let options = plain(value.dictionary ?? [])
        return options.isValid && options.count > 0
    }

    /// How many entries are no dictionaries, and whether all of these are texts without the signs that divide them.
    private static func plain(_ entries: [PropertyValue.Entry]) -> (count: Int, isValid: Bool) {
        let plain = entries.filter { $0.value.dictionary == nil }
        let isValid = plain.allSatisfy { entry in
            guard let text = entry.value.string else { return false }
            return !(entry.key + text).contains { "_:|".contains($0) }
        }
        return (plain.count, isValid)
    }

    /// Whether the last of the parts about the sign has an option.
    private static func hasSign(_ parts: [String]) -> Bool {
        var hasSign = false
        for part in parts {
            let words = part.components(separatedBy: "_")
            let name = words.filter { !$0.contains(":") }.reduce("") { $0.isEmpty ? $1 : "\($0)_\($1)" }
            if name == sign { hasSign = words.contains { $0.contains(":") } }
        }
        return hasSign
    }
}
