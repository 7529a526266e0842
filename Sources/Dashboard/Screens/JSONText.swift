import Clients

/// JSON for the script of a page, written straight into bytes: one line, without markup.
///
/// Commas come by themselves; whoever writes sees to it that names stand in objects, and that brackets match.
struct JSONText {
    /// What is written so far.
    private(set) var bytes: [UInt8] = []

    /// Nothing yet, with room for some bytes.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Begins an object.
    mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
    }

    /// Ends an object.
    mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

    /// Begins an array.
    mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
    }

    /// Ends an array.
    mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

    /// A name in an object, which needs no escaping; its value is to follow.
    mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// A text.
    mutating func text(_ text: String) {
        separate()
        JSONEscaping.append(text, escapesMarkup: true, to: &bytes)
    }

    /// A text in UTF-8.
    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        JSONEscaping.append(text, escapesMarkup: true, to: &bytes)
    }

    /// A whole number that is not negative.
    mutating func number(_ number: Int) {
        separate()
        guard number > 9 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
        var scale = 10
        while number / scale > 9 { scale *= 10 }
        while scale > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / scale % 10))
            scale /= 10
        }
    }

    /// What stands for nothing where a place is expected.
    mutating func noPlace() {
        separate()
        bytes.append(UInt8(ascii: "-"))
        bytes.append(UInt8(ascii: "1"))
    }

    /// A number with a fraction.
    mutating func length(_ number: Double) {
        separate()
        bytes.append(contentsOf: number.isFinite ? Array("\(number)".utf8) : Array("null".utf8))
    }

    /// True or false.
    mutating func truth(_ flag: Bool) {
        separate()
        bytes.append(contentsOf: flag ? Array("true".utf8) : Array("false".utf8))
    }

    /// JSON that is written already: an element of an array, or the value of a name.
    mutating func json(_ json: [UInt8]) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// Begins anew, in the room that is there.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// A comma, unless something has just begun or a name stands before.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }
}

extension JSONText {
    /// A name with a text.
    mutating func text(_ name: StaticString, _ text: String) {
        self.name(name)
        self.text(text)
    }

    /// A name with true or false.
    mutating func truth(_ name: StaticString, _ flag: Bool) {
        self.name(name)
        truth(flag)
    }

    /// A name with the place or places of a text.
    mutating func place(_ name: StaticString, _ text: String, in lines: inout LineTable) {
        self.name(name)
        lines.append(placeOf: text, to: &self)
    }

    /// A name with the place or places of a text in UTF-8.
    mutating func place(_ name: StaticString, _ text: [UInt8], in lines: inout LineTable) {
        self.name(name)
        text.withUnsafeBufferPointer { lines.append(placeOf: $0, to: &self) }
    }

    /// The place or places of a text; -1 where there is none.
    mutating func place(_ text: String?, in lines: inout LineTable) {
        if let text { lines.append(placeOf: text, to: &self) } else { noPlace() }
    }

    /// An array with the places of texts.
    mutating func places(_ texts: [String], in lines: inout LineTable) {
        beginArray()
        for text in texts { place(text, in: &lines) }
        endArray()
    }

    /// An array of elements.
    mutating func list<Element>(_ elements: [Element], _ write: (inout JSONText, Element) -> Void) {
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    /// A name with an array of elements.
    mutating func list<Element>(
        _ name: StaticString, _ elements: [Element], _ write: (inout JSONText, Element) -> Void
    ) {
        self.name(name)
        list(elements, write)
    }
}
