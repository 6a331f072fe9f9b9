import type { ReleaseDocument } from '@kinora/contracts'
import semver from 'semver'
import { failed, failuresOr, type Finding } from './finding.ts'

/** Checks that the shell provides all that the remote consumes, in a version that the remote accepts. */
export function checkConsumed({ name: who, consumes }: ReleaseDocument, shell: ReleaseDocument): Finding[] {
  const consumed = Object.entries(consumes)
  const failures = consumed.flatMap(([shared, { range, names }]) => {
    const offered = shell.provides[shared]
    if (!offered) return [`${who} consumes ${shared}, which the shell does not offer.`]
    if (!semver.satisfies(offered.version, range))
      return [`${who} wants ${shared} ${range}, and the shell has ${offered.version}.`]
    return names
      .filter((name) => !offered.names.includes(name))
      .map((name) => `${who} consumes "${name}" from ${shared}, which the shell does not offer.`)
  })
  const count = consumed.reduce((sum, [, { names }]) => sum + names.length, 0)
  return failuresOr(
    failures.map((sentence) => failed(sentence, who, 'shell')),
    `${who} finds all ${count} names that it consumes in the shell.`,
  )
}
