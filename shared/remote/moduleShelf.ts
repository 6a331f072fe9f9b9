export type ModuleShelf<Key extends string, Module> = {
  /** The module, if it is at hand. */
  at: (key: Key) => Module | undefined
  /** Brings a module, once. What failed to come is asked for again. */
  bring: (key: Key) => Promise<Module>
}

/** Modules of which one is wanted at a time: the texts of a language, say, or a reader that few pages need. */
export function moduleShelf<Key extends string, Module>(importModule: (key: Key) => Promise<Module>): ModuleShelf<Key, Module> {
  const there = new Map<Key, Module>()
  const coming = new Map<Key, Promise<Module>>()
  const bring = (key: Key) => {
    const known = coming.get(key)
    if (known) return known
    const module = importModule(key)
    coming.set(key, module)
    module.then(
      (brought) => there.set(key, brought),
      () => coming.delete(key),
    )
    return module
  }
  return { at: (key) => there.get(key), bring }
}
