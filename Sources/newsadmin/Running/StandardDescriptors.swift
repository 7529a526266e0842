import Foundation

/// Input, output and messages, which whoever starts the program may have closed.
enum StandardDescriptors {
    /// Opens those that are closed, so that no file gets one of their numbers and is written into by mistake. A result that
    /// cannot be written is still told as a failure: its number is open for reading alone.
    static func open() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            _ = Foundation.open("/dev/null", number == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
