extension String {
    /// The text with another one in place of a sought one, scalar by scalar.
    ///
    /// By characters, a quotation mark that an accent follows, or a line feed behind a carriage return, is not found, and
    /// whatever escapes a text for another program must find them.
    public func replacingScalars(_ sought: String, with other: String) -> String {
        String(unicodeScalars.replacing(sought.unicodeScalars, with: other.unicodeScalars))
    }
}
