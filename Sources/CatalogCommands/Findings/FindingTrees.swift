import CatalogModel
import CatalogYAML
import FindingForms
import LocatedNodes

/// The reading of files with findings, for the way of keys to each finding.
enum FindingTrees {
    /// Reads a tree as far as readable; the findings about the file are known already.
    static let read: TreeReading = { file in
        var known = Diagnostics()
        return YAMLReader.read(file, diagnostics: &known)
    }
}
