export type ModuleCache<Key extends string, Module> = {
  /** The module, if it has loaded. */
  at: (key: Key) => Module | undefined
  /** Loads a module, once. After a failure the next call loads again. */
  load: (key: Key) => Promise<Module>
}

/** A cache of modules that are loaded on demand: the texts of a language, or a parser that few pages need. */
export function moduleCache<Key extends string, Module>(
  importModule: (key: Key) => Promise<Module>,
): ModuleCache<Key, Module> {
  const loaded = new Map<Key, Module>()
  const pending = new Map<Key, Promise<Module>>()
  const load = (key: Key) => {
    const pendingModule = pending.get(key)
    if (pendingModule) return pendingModule
    const module = importModule(key)
    pending.set(key, module)
    module.then(
      (module) => loaded.set(key, module),
      () => pending.delete(key),
    )
    return module
  }
  return { at: (key) => loaded.get(key), load }
}
