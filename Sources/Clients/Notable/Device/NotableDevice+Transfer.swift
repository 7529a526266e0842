import Campaigns

extension NotableDevice {
    /// Asks for the control file: its bytes and whether they came from the network, nil if there is nothing to read.
    func download(_ exchange: NotableExchange, report: inout NotableReport) -> (body: FeedBody, isNew: Bool)? {
        report.ifModifiedSince = memory.lastDownload?.httpDate
        report.requests.append("HEAD \(exchange.headStatus)")
        switch exchange.headStatus {
        case 200:
            // The status of this one is never looked at.
            report.requests.append("GET \(exchange.getStatus)")
            guard exchange.getStatus != 0, let body = exchange.body else { return nil }
            return (body, true)
        case 304: return memory.copy.map { ($0, false) }
        default: return nil
        }
    }
}
