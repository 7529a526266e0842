import Campaigns
import Files

extension CampaignFrame: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(app)
        writer.write(hasForecast)
        writer.write(clock.name)
        writer.write(locales)
        writer.write(sourceLocale)
        writer.write(stopped)
        writer.write(touched)
        writer.write(clients)
        writer.write(schedules)
    }
}

extension CampaignFrame.Schedule: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(client)
        writer.write(locales)
    }
}

extension CampaignFrame.Client: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(title)
    }
}

extension CampaignDifferences.Part: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(locale)
        writer.write(difference)
    }
}
