import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import { buildPackages, packages } from './buildPackages.ts'
import { promoteChanged } from './promoteChanged.ts'

/** The debounce time: an editor saves in several steps, and a checkout changes many files. */
const SETTLED_MS = 150
const NOT_SOURCE = /(^|[/\\])(node_modules|\.[^/\\]*)([/\\]|$)|~$/

/** @throws Error when one of the names is not a package. */
export function checkNames(names: string[]) {
  const unknown = names.find((name) => !packages().includes(name))
  if (unknown) throw new Error(`There is no package "${unknown}" to watch. Name some of: ${packages().join(', ')}.`)
}

/**
 * Builds, publishes and promotes at every change of the named packages, or of all, and of the shared packages. Pages
 * built for development detect the new manifest (shell/src/dev).
 */
export const releaseOnChange = (home: string, names: string[]): void =>
  rebuildOnChange(names.length > 0 ? names : packages(), async () => {
    const changed = await promoteChanged(home, await buildPackages(home, 'development'))
    if (changed.length > 0) console.log(`${changed.join(' and ')}: live`)
  })

/** Builds at every change of these packages and of the shared ones. A failed build is reported, and changes nothing. */
export function rebuildOnChange(names: string[], build: () => Promise<void>): void {
  const watched = [...names, 'shared']
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  const rebuild = () =>
    build().catch((error: Error) => console.error(`${error.message}\nThe release before it stays live.`))
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file && NOT_SOURCE.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(rebuild)), SETTLED_MS)
    })
  }
  console.log(`Watching ${watched.join(', ')}.`)
}
