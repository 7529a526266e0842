import Foundation

/// Makes of titles what stands behind the date in ids.
enum CampaignSlug {
    /// What stands there where a title has no Latin letters and no digits.
    static let standIn = "news"
    /// How many characters it has, at most.
    private static let longest = 60

    /// `spring-sale` for “Spring sale!”; nil for a title without Latin letters and digits.
    ///
    /// Accents are dropped, whether they stand in their letter or behind it, so that the id is readable in every feed and
    /// address. It has no dot, so nothing of it is taken for a locale.
    static func of(_ title: String) -> String? {
        var words: [String] = []
        var word = ""
        for scalar in title.lowercased().unicodeScalars {
            if let letter = letter(scalar) {
                word += letter
            } else if (0x300...0x36F).contains(scalar.value) {
                continue
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        var slug = ""
        for word in words.prefix(8) where slug.utf8.count + word.utf8.count < longest {
            slug += slug.isEmpty ? word : "-" + word
        }
        // A word that is too long for all of it is better cut than passed over.
        if slug.isEmpty, let word = words.first { slug = String(word.prefix(longest)) }
        return slug.isEmpty ? nil : slug
    }

    private static func letter(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 48...57, 97...122: return String(scalar)
        case 0xDF...0x24F, 0x259, 0x1E00...0x1EFF:
            if let letters = undivided[scalar] { return letters }
            let base = String(scalar).decomposedFirst
            return base.isASCII && base.properties.isAlphabetic ? String(base) : nil
        default: return nil
        }
    }

    /// Letters that Unicode does not take apart, as they are written where only plain ones can be.
    private static let undivided: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h",
        "ŋ": "n",
        "ŧ": "t", "ĸ": "k", "ŀ": "l", "ŉ": "n", "ĳ": "ij", "ſ": "s", "ə": "e",
    ]
}

extension String {
    /// The first scalar of the canonical decomposition: `e` of `é`.
    fileprivate var decomposedFirst: Unicode.Scalar {
        decomposedStringWithCanonicalMapping.unicodeScalars.first ?? " "
    }
}
