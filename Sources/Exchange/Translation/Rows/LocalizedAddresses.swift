import Campaigns

/// Addresses that a locale's translation has in place of the source's: pages in its own language.
struct LocalizedAddresses {
    private var addresses: [String: String] = [:]

    /// What a translation has where the source has something else, as far as its links and images are as many.
    init(_ translation: TranslatableText?, for source: TranslatableText) {
        guard let translation, translation.matches(source) else { return }
        for (own, other) in zip(translation.body.places, source.body.places) {
            let (new, old) = (own.parts.addresses, other.parts.addresses)
            guard new.count == old.count else { continue }
            for (new, old) in zip(new, old) where new != old { addresses[old] = new }
        }
        // One that stays as it is somewhere is not replaced anywhere.
        for place in translation.body.places {
            for address in place.parts.addresses { addresses[address] = nil }
        }
    }

    /// All of the locale's own.
    var all: Set<String> { Set(addresses.values) }

    /// The parts with the locale's own addresses.
    func applied(to parts: [Inline]) -> [Inline] {
        guard !addresses.isEmpty else { return parts }
        return parts.map { part -> Inline in
            switch part {
            case .span(.link(let url, let title), let inner):
                return .span(.link(url: addresses[url] ?? url, title: title), applied(to: inner))
            case .span(.image(let url, let title), let inner):
                return .span(.image(url: addresses[url] ?? url, title: title), applied(to: inner))
            case .span(let span, let inner): return .span(span, applied(to: inner))
            default: return part
            }
        }
    }
}

extension [Inline] {
    /// The addresses of links and images, and those that stand among words, in order.
    fileprivate var addresses: [String] {
        flatMap { part -> [String] in
            switch part {
            case .span(.link(let url, _), let inner), .span(.image(let url, _), let inner):
                return [url] + inner.addresses
            case .span(_, let inner): return inner.addresses
            case .address(let url, _): return [url]
            case .text(let text): return BareAddress.all(in: text)
            default: return []
            }
        }
    }
}
