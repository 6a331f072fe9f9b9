import type { Changes } from './candidateManifest.ts'
import type { Finding } from '../check/finding.ts'
import { history } from '../store/history.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { NothingChanged, promote, PromotionRefused, type Promotion } from './promote.ts'
import type { ReleaseStore } from '../store/store.ts'

type Options = Pick<Promotion, 'store' | 'keys' | 'by' | 'check'> & {
  /** Versions in the store, by name. */
  versions: Record<string, string>
  say: (sentence: string) => void
}

/**
 * Makes what a start has built live, as far as it passes the check: a package that does not is left as it is, and the
 * others go live. A version that somebody has replaced by a release or a rollback stays replaced.
 * @returns the findings
 * @throws PromotionRefused when nothing is live, and the shell or all remotes are refused
 */
export async function promoteBuilt({ versions, say, ...promotion }: Options): Promise<Finding[]> {
  const { store, keys } = promotion
  const live = await store.live()
  const current = live === null ? {} : (await store.readManifest(live)).releases
  const changes: Changes = {}
  for (const [name, version] of Object.entries(versions)) {
    if (current[name] === version) continue
    const replaced = await replacement(store, live, name, version)
    if (replaced)
      say(`${name} ${version} stays as it was left: ${replaced}. "npm run release -- ${name}" makes it live.`)
    else changes[name] = await loadRelease(store, keys, name, version)
  }

  for (;;) {
    if (Object.keys(changes).length === 0) return []
    try {
      return (await promote({ ...promotion, kind: 'start', changes })).findings
    } catch (error) {
      if (error instanceof NothingChanged) return []
      if (!(error instanceof PromotionRefused)) throw error
      const failures = error.findings.filter(({ result }) => result === 'failed')
      const blamed = Object.keys(changes).filter((name) => failures.some(({ of }) => of.includes(name)))
      if (blamed.length === 0 || (live === null && blamed.includes('shell'))) throw error
      for (const { sentence } of failures) say(sentence)
      for (const name of blamed) {
        say(
          `${name} ${versions[name]} does not go live; ${current[name] ? `${current[name]} stays` : 'it is left out'}.`,
        )
        delete changes[name]
      }
    }
  }
}

/** How somebody took a version away; undefined if nobody did, or only another start. */
async function replacement(
  store: ReleaseStore,
  live: string | null,
  name: string,
  version: string,
): Promise<string | undefined> {
  for await (const { change, createdAt } of history(store, live)) {
    const changed = change?.versions[name]
    if (changed?.to === version) return undefined
    if (changed?.from === version)
      return change!.kind === 'start' ? undefined : `${change!.kind} by ${change!.by} at ${createdAt}`
  }
  return undefined
}
