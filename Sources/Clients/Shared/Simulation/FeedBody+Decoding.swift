import Files

extension FeedBody {
    /// The value that a property list holds; nil where it is none.
    var propertyList: PropertyValue? {
        reading { body in
            PropertyListReading(
                value: body.selected(\.propertyList) ?? (try? PropertyListReader().read(body.bytes)).map(body.sharing))
        }.value
    }

    /// The value that JSON in UTF-8 holds, or what is wrong with it.
    var json: Result<PropertyValue, JSONError> {
        reading { body in
            if let value = body.selected({ try? $0.json.get() }) { return JSONReading(value: .success(value)) }
            do throws(JSONError) {
                return JSONReading(value: .success(body.sharing(try JSONReader().read(body.bytes))))
            } catch {
                return JSONReading(value: .failure(error))
            }
        }.value
    }

    /// The value that Apple's reader finds in JSON in any encoding of Unicode; nil where it finds none.
    var encodedJSON: PropertyValue? {
        reading { body in
            EncodedJSONReading(
                value: body.selected(\.encodedJSON)
                    ?? (try? JSONReader.foundation.read(TextEncoding.utf8(body.bytes))).map(body.sharing))
        }.value
    }

    /// A value that was decoded, with what was encoded in place of all that came out the same: both say it, and one of
    /// them is enough to keep.
    private func sharing(_ decoded: PropertyValue) -> PropertyValue {
        switch decoded {
        case .array(var values) where values.count >= written.count:
            let first = values.count - written.count
            for (place, entry) in written.enumerated() { values[first + place].share(entry.value) }
            return .array(values)
        case .dictionary(var entries) where !written.isEmpty:
            let named = Dictionary(keepingFirst: written.map { ($0.identity, $0) })
            for place in entries.indices {
                // Some clients name entries by their campaigns, and keep their order.
                let inOrder = entries.count == written.count ? written[place] : nil
                if let entry = named[entries[place].key] ?? inOrder { entries[place].value.share(entry.value) }
            }
            return .dictionary(entries)
        default: return decoded
        }
    }

    /// The elements that it has of the other feed's; nil where it stands for itself.
    private func selected(_ root: (FeedBody) -> PropertyValue?) -> PropertyValue? {
        guard let part else { return nil }
        switch root(part.whole) {
        case .array(let values): return .array(part.places.map { values[$0] })
        case .dictionary(let entries): return .dictionary(part.places.map { entries[$0] })
        default: return nil
        }
    }
}

extension PropertyValue {
    /// Takes over another value where it is the same, or the parts of it that are.
    fileprivate mutating func share(_ other: PropertyValue) {
        if self == other {
            self = other
            return
        }
        switch (self, other) {
        case (.dictionary(var entries), .dictionary):
            // Property lists are read in the order of their names, in which they need not be written.
            for place in entries.indices {
                if let value = other[entries[place].key] { entries[place].value.share(value) }
            }
            self = .dictionary(entries)
        case (.array(var values), .array(let others)) where values.count == others.count:
            for (place, value) in others.enumerated() { values[place].share(value) }
            self = .array(values)
        default: break
        }
    }
}

private struct PropertyListReading: Sendable {
    var value: PropertyValue?
}

private struct EncodedJSONReading: Sendable {
    var value: PropertyValue?
}

private struct JSONReading: Sendable {
    var value: Result<PropertyValue, JSONError>
}
