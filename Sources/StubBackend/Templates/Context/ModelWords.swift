public import CatalogModel

// Words of the entry format that templates compare.

extension Visibility: TemplateWord {}

extension EntryKind: TemplateWord {}
