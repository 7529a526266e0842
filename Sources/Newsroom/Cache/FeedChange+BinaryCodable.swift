import Campaigns
import Files

extension FeedChange: BinaryCodable {
    /// Appends the change.
    public func write(to writer: inout ByteWriter) {
        writer.write(instant)
        writer.write(events)
    }

    /// Reads a change.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        instant = try reader.value()
        events = try reader.value()
    }
}

extension FeedChange.Event: BinaryCodable {
    /// Appends the event.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(kind == .starts)
        writer.write(feeds)
    }

    /// Reads an event.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        campaign = try reader.value()
        kind = try Bool(from: &reader) ? .starts : .ends
        feeds = try reader.value()
    }
}

extension FeedChange.Feed: BinaryCodable {
    /// Appends the feed.
    public func write(to writer: inout ByteWriter) {
        writer.write(client)
        writer.write(locales)
    }

    /// Reads a feed.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        client = try reader.value()
        locales = try reader.value()
    }
}
