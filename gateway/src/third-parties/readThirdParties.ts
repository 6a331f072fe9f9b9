import { readFileSync } from 'node:fs'
import { ThirdParty } from '@kinora/contracts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

const Configuration = Type.Array(ThirdParty)

/**
 * Reads the configuration of third parties (docs/third-parties.md); empty without a file.
 * @throws Error with a message for the operator
 */
export function readThirdParties(file: string | undefined): ThirdParty[] {
  if (!file) return []
  const parties = parse(file)
  const [wrong] = Value.Errors(Configuration, parties)
  if (wrong) throw new Error(`THIRD_PARTIES is ${file}, where ${wrong.instancePath || 'the whole'} ${wrong.message}.`)
  const problem = problemIn(parties as ThirdParty[])
  if (problem) throw new Error(`THIRD_PARTIES is ${file}, where ${problem}.`)
  return parties as ThirdParty[]
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`THIRD_PARTIES is ${file}, which cannot be read: ${(error as Error).message}.`)
  }
}

/** Rules that the schema cannot express. */
function problemIn(parties: ThirdParty[]): string | undefined {
  const ids = parties.map(({ id }) => id)
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice) return `two have the id "${twice}"`
  for (const kind of ['chat', 'referral'])
    if (parties.filter((party) => party.kind === kind).length > 1) return `more than one is a ${kind}`
  for (const { id, kind, events, onPrivatePages, parameter, campaigns } of parties) {
    if (events?.identify && kind !== 'emailTracker')
      return `"${id}" would be told who somebody is, which only an emailTracker may`
    if (onPrivatePages && kind !== 'chat') return `"${id}" would be on pages about a person, where only a chat may`
    if (kind === 'referral' && !(parameter && campaigns)) return `"${id}" lacks its parameter or its campaigns`
  }
  return undefined
}
