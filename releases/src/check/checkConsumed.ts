import type { ReleaseDocument } from '@kinora/contracts'
import semver from 'semver'
import { failed, failuresOr, type Finding } from './finding.ts'

/** Names of shared packages that end the session, or what is kept of a person, for the whole page. */
export const OF_SHELL_ALONE: Record<string, string[]> = {
  '@kinora/session': ['clearSession', 'clearPersonalValues', 'followSession'],
}

/**
 * Checks that the shell provides all that a remote consumes, in a version that the remote accepts, and that the remote
 * leaves to the shell what is the shell's.
 */
export function checkConsumed({ name: who, consumes }: ReleaseDocument, shell: ReleaseDocument): Finding[] {
  const consumed = Object.entries(consumes)
  const failures = consumed.flatMap(([shared, { range, names }]) => {
    const offered = shell.provides[shared]
    if (!offered) return [`${who} consumes ${shared}, which the shell does not offer.`]
    if (!semver.satisfies(offered.version, range))
      return [`${who} wants ${shared} ${range}, and the shell has ${offered.version}.`]
    return names.flatMap((name) => {
      if (OF_SHELL_ALONE[shared]?.includes(name))
        return `${who} consumes "${name}" from ${shared}, which is the shell's to call.`
      return offered.names.includes(name)
        ? []
        : `${who} consumes "${name}" from ${shared}, which the shell does not offer.`
    })
  })
  const count = consumed.reduce((sum, [, { names }]) => sum + names.length, 0)
  return failuresOr(
    failures.map((sentence) => failed(sentence, who, 'shell')),
    `${who} finds all ${count} names that it consumes in the shell.`,
  )
}
