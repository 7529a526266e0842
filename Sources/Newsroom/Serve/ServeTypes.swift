import Clients
import Delivery

/// The type that a file of the site is announced as.
enum ServeTypes {
    static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        default: DeliveryHeaders(path: ServedFolder.place(of: path) ?? path).type
        }
    }
}
