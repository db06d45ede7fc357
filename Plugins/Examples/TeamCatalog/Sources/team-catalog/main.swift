import CatalogCommands

await CatalogCommandLine.main(backends: BuiltInBackends.all + [ReviewBackend()])
