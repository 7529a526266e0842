extension FeedBody {
    /// The value that a property list holds; nil where it is none.
    var propertyList: PropertyValue? {
        reading { body in
            PropertyListReading(value: body.selected(\.propertyList) ?? (try? PropertyListReader().read(body.bytes)))
        }.value
    }

    /// The value that JSON in UTF-8 holds, or what is wrong with it.
    var json: Result<PropertyValue, JSONError> {
        reading { body in
            if let value = body.selected({ try? $0.json.get() }) { return JSONReading(value: .success(value)) }
            do throws(JSONError) {
                return JSONReading(value: .success(try JSONReader().read(body.bytes)))
            } catch {
                return JSONReading(value: .failure(error))
            }
        }.value
    }

    /// The value that JSON in any encoding of Unicode holds; nil where it is none.
    var encodedJSON: PropertyValue? {
        reading { body in
            EncodedJSONReading(
                value: body.selected(\.encodedJSON) ?? (try? JSONReader().read(TextEncoding.utf8(body.bytes))))
        }.value
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

private struct PropertyListReading: Sendable {
    var value: PropertyValue?
}

private struct EncodedJSONReading: Sendable {
    var value: PropertyValue?
}

private struct JSONReading: Sendable {
    var value: Result<PropertyValue, JSONError>
}
