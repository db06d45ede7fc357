import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The options --host and --open of serve", .timeLimit(.minutes(5)))
struct ServeOptionTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("catalog.yaml", "format: 1\nname: Small\noutputs:\n  html: {}\n")
    }

    @Test("The server listens on this machine only unless another address is given")
    func hosts() throws {
        let local = try RunningProgram(["serve", "--port", "0"], in: program)
        #expect(local.says("watching for changes"))
        #expect(local.said.contains(/^Serving http:\/\/127\.0\.0\.1:\d+\/, Ctrl-C ends\n/))
        #expect(!local.said.contains("Other machines"))
        #expect(local.interrupt() == 130)
        let shared = try RunningProgram(["serve", "--port", "0", "--host", "0.0.0.0"], in: program)
        #expect(shared.says("watching for changes"))
        let lines = shared.said.split(separator: "\n").prefix(2)
        let port = try #require(lines.first?.firstMatch(of: /^Serving http:\/\/127\.0\.0\.1:(\d+)\/, Ctrl-C ends$/)?.1)
        #expect(lines.last == "Other machines can reach this server at port \(port)")
        #expect(shared.interrupt() == 130)
    }

    @Test("Another text than an IPv4 address is a usage error", arguments: ["0.0.0", "::1", "example.org", ""])
    func invalidHost(host: String) throws {
        let refused = try program.run("serve", "--host", host)
        #expect(refused.errors.hasPrefix("Error: The value '\(host)' is invalid for '--host <address>'"))
        #expect(refused.status == 64)
    }

    @Test("--open starts the browser of the desktop with the address of the server")
    func browser() throws {
        #if canImport(Darwin)
            let name = "open"
        #else
            let name = "xdg-open"
        #endif
        try program.write("bin/\(name)", "#!/bin/sh\necho \"$1\" > opened.new && mv opened.new opened\n")
        try program.setPermissions("bin/\(name)", 0o755)
        let running = try RunningProgram(
            ["serve", "--port", "0", "--open"], in: program, after: "export PATH=\"$PWD/bin:$PATH\"")
        #expect(running.says("watching for changes"))
        let address = try #require(running.said.firstMatch(of: /Serving (\S+),/)?.1)
        while !program.exists("opened") { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try program.read("opened") == "\(address)\n")
        #expect(running.interrupt() == 130)
        let without = try RunningProgram(
            ["serve", "--port", "0", "--open"], in: program, after: "export PATH=\"$PWD\"")
        #expect(without.says("cannot start a browser; open http://127.0.0.1:"))
        #expect(without.says("watching for changes"))
        #expect(without.interrupt() == 130)
    }
}
