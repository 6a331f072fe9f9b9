import type { ReleaseDocument } from '@kinora/contracts'
import semver from 'semver'
import { failuresOr, type Finding } from './finding.ts'

/** Does the shell offer all that the remote takes from it, in a version that the remote accepts? */
export function checkTaken(remote: ReleaseDocument, shell: ReleaseDocument): Finding[] {
  const who = `${remote.name} ${remote.version}`
  const whom = `shell ${shell.version}`
  const taken = Object.entries(remote.takes)
  const failures = taken.flatMap(([room, { range, names }]) => {
    const offered = shell.provides[room]
    if (!offered) return [`${who} takes ${room}, which ${whom} does not offer.`]
    if (!semver.satisfies(offered.version, range)) return [`${who} wants ${room} ${range}, and ${whom} has ${offered.version}.`]
    return names.filter((name) => !offered.names.includes(name)).map((name) => `${who} takes "${name}" from ${room}, which ${whom} does not offer.`)
  })
  const count = taken.reduce((sum, [, { names }]) => sum + names.length, 0)
  return failuresOr(failures, `${who} finds all ${count} names that it takes in ${whom}.`)
}
