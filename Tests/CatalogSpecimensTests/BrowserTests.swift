import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages

/// What a browser shows of the specimens of the repository's own catalog.
@Suite("Specimens in a browser", .enabled(if: Judge.chromium.isPresent, "\(Judge.chromium.reason)"))
struct SpecimenBrowserTests {
    /// A point of a picture, or any point, that has to have a color.
    private struct Probe {
        let picture: Int
        /// nil: anywhere.
        let location: (x: Double, y: Double)?
        let color: SRGBColor
        let about: String
    }

    @Test("Specimens have the colors of their tokens at the expected points")
    func colors() async throws {
        let registry = try await JudgedRegistries.own()
        var pictures: [String] = []
        var probes: [Probe] = []
        for component in registry.components {
            let implementations = [nil] + component.entry.implementations.orEmpty().names
            for row in SpecimenSheet(of: component, implementations: implementations, in: registry.themes).rows {
                for (look, theme) in zip(row.looks, registry.themes) {
                    guard let look else { continue }
                    let about = "\(component.id) \(row.subject.state ?? "") \(theme.name)"
                    probes += Self.probes(look, picture: pictures.count, about: about)
                    pictures.append(look.svg(title: component.title))
                }
            }
        }
        #expect(pictures.count >= 22)
        #expect(probes.count > pictures.count)
        let found = try Self.verdict(pictures, probes)
        try #require(found.count == probes.count)
        for (probe, color) in zip(probes, found) { #expect(color == probe.color.hex, "\(probe.about)") }
    }

    private static func probes(_ specimen: Specimen, picture: Int, about: String) -> [Probe] {
        var probes: [Probe] = []
        for mark in SpecimenDrawing(specimen).marks {
            guard case .box(let box, let fill, let border) = mark, box.height > 8 else { continue }
            let middle = box.y + (box.height / 2).rounded(.down)
            if let fill, fill.alpha == 1 {
                probes.append(
                    Probe(picture: picture, location: (box.x + 2, middle), color: fill, about: about + " background"))
            }
            if let color = border?.color, color.alpha == 1 {
                probes.append(
                    Probe(picture: picture, location: (box.x, middle), color: color, about: about + " border"))
            }
        }
        if let color = specimen.ground {
            probes.append(Probe(picture: picture, location: (1, 1), color: color, about: about + " ground"))
        }
        let isMarked = specimen.choice != .off
        for (location, look) in specimen.contents where location == .value || (location == .mark && isMarked) {
            if let color = look.ink {
                probes.append(Probe(picture: picture, location: nil, color: color, about: about + " foreground"))
            }
        }
        return probes
    }

    /// The color at each place; for any place the color that is looked for, if it is there.
    private static func verdict(_ pictures: [String], _ probes: [Probe]) throws -> [String] {
        let expected = probes.map(\.color.hex).joined(separator: " ")
        let list = JSONValue.array(
            probes.map { probe in
                let location: [JSONValue] =
                    probe.location.map { [.number(String($0.x)), .number(String($0.y))] } ?? []
                return .array([.integer(probe.picture), .string(probe.color.hex)] + location)
            })
        let images = pictures.map { "<img src=\"data:image/svg+xml;base64,\(Data($0.utf8).base64EncodedString())\">" }
        let page = """
            <!doctype html><meta charset="utf-8"><pre id="verdict"></pre>\(images.joined())<script>
            const hex = (data) => "#" + [...data.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
            onload = () => {
              const pixels = [...document.images].map((image) => {
                const canvas = document.createElement("canvas");
                [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
                const context = canvas.getContext("2d");
                context.drawImage(image, 0, 0);
                return context;
              });
              const found = \(list.compact).map(([picture, color, x, y]) => {
                const context = pixels[picture];
                if (x !== undefined) return hex(context.getImageData(x, y, 1, 1).data);
                const all = context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
                for (let i = 0; i < all.length; i += 4) if (hex(all.slice(i, i + 3)) === color) return color;
                return "nowhere";
              });
              document.getElementById("verdict").textContent = found.join(" ");
            };
            </script>
            """
        return try Judge.browserVerdict(on: page) { $0 == expected }.split(separator: " ").map(String.init)
    }
}

/// Specimens, read by an XML parser.
@Suite("Specimens as XML", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
struct SpecimenXMLTests {
    @Test(
        "Specimens are well-formed and run no script with any title",
        arguments: [
            "Lamp", "</title><script>alert(1)</script>", "a & b ]]> \u{202E}c\u{0}\u{FFFF}", "\"' onload='x", "😀 é",
        ])
    func wellFormed(title: String) async throws {
        let catalog = try await SpecimenCatalog(
            "tokens: { text: { role: foreground }, paper: { role: background } }",
            title: String(title.unicodeScalars.filter { $0 != "\u{0}" && $0 != "\u{FFFF}" }))
        let look = try #require(catalog.sheet.rows[0].looks[0])
        let script = """
            import sys, xml.etree.ElementTree as tree
            root = tree.fromstring(sys.stdin.buffer.read())
            print(" ".join(element.tag.split("}")[1] for element in root.iter()))
            """
        let verdict = try Judge.python.verdict(["-c", script], input: look.svg(title: title, description: title))
        #expect(verdict.errors == "")
        #expect(verdict.output == "svg title desc rect text\n")
    }
}
