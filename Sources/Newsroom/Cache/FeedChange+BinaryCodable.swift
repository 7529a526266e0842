import Campaigns
import Files

extension FeedChange: BinaryCodable {
    /// Appends the change.
    func write(to writer: inout ByteWriter) {
        writer.write(instant)
        writer.write(events)
    }

    /// Reads a change.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        instant = try reader.value()
        events = try reader.value()
    }
}

extension FeedChange.Event: BinaryCodable {
    /// Appends the event.
    func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(kind == .starts)
        writer.write(feeds)
    }

    /// Reads an event.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        campaign = try reader.value()
        kind = try Bool(from: &reader) ? .starts : .ends
        feeds = try reader.value()
    }
}

extension FeedChange.Feed: BinaryCodable {
    /// Appends the feed.
    func write(to writer: inout ByteWriter) {
        writer.write(client)
        writer.write(locales)
    }

    /// Reads a feed.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        client = try reader.value()
        locales = try reader.value()
    }
}
