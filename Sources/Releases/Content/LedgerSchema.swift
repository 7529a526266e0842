/// The names and versions of the forms in which the ledger is written.
enum LedgerSchema {
    /// Refuses any other form than `schema`, and says so where it is a newer version of it.
    static func check(_ form: LedgerForm, is schema: String) throws(LedgerFormError) {
        let found = try form.text("schema")
        guard found != schema else { return }
        let kind = schema.prefix { !$0.isNumber }
        if found.hasPrefix(kind), let version = Int(found.dropFirst(kind.count)),
            let own = Int(schema.dropFirst(kind.count)), version > own
        {
            throw LedgerFormError("it was written by a newer newsadmin (\(found)), and this one knows \(schema)")
        }
        throw LedgerFormError("“schema” is “\(found)”, not “\(schema)”")
    }
}
