/// One element of a feed, by the exact keys at its root: `event`, `meta`, else a classic dictionary.
struct ISmartNewsElement: Equatable, Sendable {
    /// What stands under `event`; an element may be an event and a message at once.
    let event: ISmartNewsSection?
    /// What stands under `meta`; such an element is never a message.
    let meta: ISmartNewsSection?
    /// Whether a dictionary stands under `segments`, in which 4.9.6 looks for a source.
    let hasSegments: Bool
    /// The whole element with folded keys: a message, or a special section.
    let classic: ISmartNewsDictionary

    /// The element with those entries.
    init(_ entries: [PropertyValue.Entry]) {
        event = entries.last { $0.key == "event" }.map { ISmartNewsSection($0.value) }
        meta = entries.last { $0.key == "meta" }.map { ISmartNewsSection($0.value) }
        hasSegments = entries.last { $0.key == "segments" }?.value.dictionary != nil
        classic = ISmartNewsDictionary(entries, folds: true)
    }
}
