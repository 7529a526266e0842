import Campaigns
import Clients
import Files

extension DeviceReport: BinaryEncodable {
    /// Appends everything that is compared, but for the sources: they tell forms of a letter apart, as bytes do anyway.
    public func write(to writer: inout ByteWriter) {
        writer.write(client)
        writer.write(title)
        writer.write(clientVersion)
        writer.write(locales)
        writer.write(start)
        writer.write(versions)
        writer.write(leftOut)
        writer.write(habits.map(\.rawValue))
        writer.write(responses.map(\.rawValue))
        writer.write(isShortened)
        writer.write(choices)
        writer.write(runs)
        writer.write(reasons)
        writer.write(messages)
    }
}

extension DeviceReport.Message: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(identity)
        writer.write(title)
        writer.write(language)
        writer.write(buttons)
        writer.write(address)
        writer.write(screen)
        writer.write(previews)
    }
}

extension DeviceReport.Versions: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(versions)
        writer.write(title)
        writer.write(played)
    }
}

extension DeviceFrame: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(page)
        writer.write(clock.name)
        writer.write(locales)
        writer.write(clients)
    }
}

extension DeviceFrame.Client: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(title)
        writer.write(locales)
    }
}

extension PageFrame: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(app)
        writer.write(place?.rawValue)
        writer.write(root)
        writer.write(hasForecast)
    }
}
