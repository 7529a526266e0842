import Synchronization

/// A control file as Notable has it in memory, with what does not depend on the device worked out once for all of them.
final class NotableReading: Sendable {
    /// What the file holds; nil where it is no JSON.
    let root: PropertyValue?
    /// The notifications in the order of the file, or what crashes the client that reads one; nil where the root is no
    /// object.
    let definitions: [Result<NotableDefinition, ClientCrash>]?
    /// Their numbers in the table of reasons.
    let numbers: [Int32]
    /// The notifications for explanations.
    let table: NotShownTable

    /// The reasons of conditions that do not hold, by the number of the notification and the place of the condition.
    private let reasonCodes = Mutex<[UInt64: Int32]>([:])
    private let whole: NotableReading?

    /// What the client makes of a control file.
    static func of(_ body: FeedBody) -> NotableReading { body.reading(NotableReading.init) }

    private init(_ body: FeedBody) {
        root = body.encodedJSON
        let entries = root?.dictionary
        if let part = body.part, entries != nil {
            let whole = NotableReading.of(part.whole)
            self.whole = whole
            definitions = whole.definitions.map { all in part.places.map { all[$0] } }
            numbers = part.places.map { Int32($0) }
            table = whole.table
            return
        }
        whole = nil
        definitions = entries?.map { entry in
            do throws(ClientCrash) {
                return .success(try NotableDefinition(entry))
            } catch {
                return .failure(error)
            }
        }
        numbers = (entries ?? []).indices.map { Int32($0) }
        table = NotShownTable((entries ?? []).map(\.key))
    }

    /// The numbers of reasons for conditions of notifications that do not hold.
    func reasonCode(_ number: Int32, _ condition: Int, isShown: Bool, _ reason: () -> DeviceReason) -> Int32 {
        if let whole { return whole.reasonCode(number, condition, isShown: isShown, reason) }
        let key = UInt64(UInt32(number)) << 32 | UInt64(condition) << 1 | (isShown ? 1 : 0)
        if let known = reasonCodes.withLock({ $0[key] }) { return known }
        let code = table.code(reason())
        reasonCodes.withLock { $0[key] = code }
        return code
    }
}
