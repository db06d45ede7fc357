package import CatalogModel
package import CatalogRendering

/// A copier of the catalog's pictures into an output, making the output's pages independent of the place of
/// publication.
package enum PictureCopies {
    /// Returns a unit for each picture, because copying takes no work.
    package static func units(_ registry: ComponentRegistry) -> [RenderUnit] {
        registry.pictures.keys.sorted().compactMap { key in
            guard let picture = registry.pictures[key], let path = path(of: key) else { return nil }
            return RenderUnit(paths: [path]) {
                Rendering(files: [OutputFile(path: path, bytes: picture.bytes)])
            }
        }
    }

    /// Returns the path of a picture's copy: `components/box.png` is `assets/components--box.png`.
    ///
    /// A name is unique in the whole output, because some hosts identify pictures by their names alone.
    ///
    /// nil when not even the rest of the path can be the name of a file.
    package static func path(of picture: String) -> OutputPath? {
        path(of: picture, in: "assets")
    }

    /// Returns the path of the copy of a file in a folder of the output; `ending` is appended to the name.
    package static func path(of file: String, in folder: String, ending: String = "") -> OutputPath? {
        let names = file.split(separator: "/").map { $0 == ".." ? "_up_" : name($0) }.joined(separator: "--") + ending
        return OutputPath("\(folder)/\(names)") ?? OutputPath("\(folder)/_\(names)")
    }

    /// Returns the name with signs spelled out if meaningful in addresses or here, or refused by some disks, so that no
    /// two pictures have the same name.
    private static func name(_ name: Substring) -> String {
        var text = ""
        var previous: Unicode.Scalar?
        for scalar in name.unicodeScalars {
            switch scalar {
            case "-" where previous == "-": text += "_2d_"
            case ".", "-": text.unicodeScalars.append(scalar)
            case _ where scalar != "_" && Slug.isWord(scalar): text.unicodeScalars.append(scalar)
            default: text += "_" + String(scalar.value, radix: 16) + "_"
            }
            previous = scalar
        }
        return text
    }
}
