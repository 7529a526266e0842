import ArgumentParser
import Foundation

@main
enum Main {
    static func main() {
        StandardDescriptors.open()
        if let answer = ReadyAnswer.to(CommandLine.arguments.dropFirst()) {
            Console.result(answer)
            return
        }
        do {
            var command = try NewsadminCommand.parseAsRoot()
            try command.run()
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch {
            let text = NewsadminCommand.fullMessage(for: error)
            guard NewsadminCommand.exitCode(for: error) != .success else {
                Console.result(text + "\n")
                exit(0)
            }
            Console.message(text)
            exit(ExitStatus.usage.code.rawValue)
        }
    }
}
