public import CatalogModel
public import CatalogTemplates

// Words of the entry format that templates compare.

extension Visibility: TemplateWord {}

extension Entry.Kind: TemplateWord {}
