import CatalogCommands

await CatalogCommandLine.main()
