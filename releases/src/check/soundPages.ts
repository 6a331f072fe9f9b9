import type { Candidate } from '../promotion/candidateManifest.ts'
import type { SmokePage } from '../rendering/smokeRender.ts'

type Versions = Pick<Candidate, 'shell' | 'remotes'>

/**
 * Pages that were found sound, with the versions of all that they show and of what is being changed. A check that is
 * repeated, because something else went live meanwhile, looks only at what that has changed.
 */
export function soundPages() {
  const sound = new Set<string>()
  const keyOf = ({ shell, remotes }: Versions, changed: string[], { path, remote, slots }: SmokePage, more = '') => {
    const versions = new Map([
      ['shell', shell.document.version],
      ...remotes.map((one) => [one.name, one.version] as const),
    ])
    const names = ['shell', remote ?? 'shell', ...slots.map((slot) => slot.remote), ...changed]
    return [path, more, ...names.map((name) => `${name}@${versions.get(name)}`)].join(' ')
  }
  return {
    /** @param more what else the page shows */
    has: (...page: Parameters<typeof keyOf>): boolean => sound.has(keyOf(...page)),
    add: (...page: Parameters<typeof keyOf>): void => void sound.add(keyOf(...page)),
  }
}
