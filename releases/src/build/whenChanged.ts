import { watch } from 'node:fs'

/** The debounce time: an editor saves in several steps, and a checkout changes many files. */
const SETTLED_MS = 150
const NOT_SOURCE = /(^|[/\\])(node_modules|\.[^/\\]*)([/\\]|$)|~$/

/**
 * Builds after changes of sources in these folders, one build at a time. A failed build is reported, and changes nothing.
 * @param folders absolute
 * @returns what ends it
 */
export function whenChanged(folders: string[], build: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const report = (error: Error) => console.error(`${error.message}\nThe release before it stays.`)
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (file && NOT_SOURCE.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(build).catch(report)), SETTLED_MS)
    }),
  )
  return () => watchers.forEach((watcher) => watcher.close())
}
