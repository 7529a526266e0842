/// Which answers retire an item.
enum ISmartNewsOnce: Equatable, Sendable {
    /// Any answer.
    case any
    /// One of these, trimmed and in lower case.
    case answers([String])

    /// The value of `onceperversion` or `onceperinstall`; nil if it is off.
    init?(_ value: PropertyValue?) {
        if let number = ISmartNewsNumber(value) {
            guard number.isTrue else { return nil }
            self = .any
        } else {
            guard let text = value?.string else { return nil }
            let answers = ISmartNewsText.parts(text)
            self = answers == [""] ? .any : .answers(answers)
        }
    }

    /// Whether the answer retires the item.
    func isMet(by answer: String) -> Bool {
        switch self {
        case .any: true
        case .answers(let answers): answers.contains(answer)
        }
    }
}
