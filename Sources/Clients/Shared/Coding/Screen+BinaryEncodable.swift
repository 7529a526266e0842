import Files

extension Screen: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .alert(let alert):
            writer.append(0 as UInt8)
            writer.write(alert)
        case .banner(let banner):
            writer.append(1 as UInt8)
            writer.write(banner.views)
        case .webPanel(let panel):
            writer.append(2 as UInt8)
            writer.write(panel)
        case .lockScreen(let notes):
            writer.append(3 as UInt8)
            writer.write(notes)
        }
    }
}

extension Screen.Alert: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(title)
        writer.write(text)
        writer.write(buttons)
        writer.write(isOnDesktop)
        writer.write(note)
    }
}

extension Screen.Button: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(label)
        writer.write(opens)
    }
}

extension Screen.View: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(address)
        writer.write(path)
        writer.write(height)
        writer.write(isAtTop)
        writer.write(content)
    }
}

extension Screen.WebPanel: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(address)
        writer.write(path)
        writer.write(content)
        writer.write(isStill)
        writer.write(holds?.rawValue)
        writer.write(removesAds)
        writer.write(callsApp)
        writer.write(note)
    }
}

extension Screen.LockScreenNote: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(title)
        writer.write(text)
        writer.write(opens)
        writer.write(way.rawValue)
    }
}

extension PageContent: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(title)
        writer.write(text)
        writer.write(buttons)
    }
}
