import type { ReleaseDocument } from '@kinora/contracts'
import semver from 'semver'
import { failuresOr, type Finding } from './finding.ts'

/** Checks that the shell provides all that the remote consumes, in a version that the remote accepts. */
export function checkConsumed(remote: ReleaseDocument, shell: ReleaseDocument): Finding[] {
  const who = `${remote.name} ${remote.version}`
  const whom = `shell ${shell.version}`
  const consumed = Object.entries(remote.consumes)
  const failures = consumed.flatMap(([shared, { range, names }]) => {
    const offered = shell.provides[shared]
    if (!offered) return [`${who} consumes ${shared}, which ${whom} does not offer.`]
    if (!semver.satisfies(offered.version, range))
      return [`${who} wants ${shared} ${range}, and ${whom} has ${offered.version}.`]
    return names
      .filter((name) => !offered.names.includes(name))
      .map((name) => `${who} consumes "${name}" from ${shared}, which ${whom} does not offer.`)
  })
  const count = consumed.reduce((sum, [, { names }]) => sum + names.length, 0)
  return failuresOr(failures, `${who} finds all ${count} names that it consumes in ${whom}.`)
}
