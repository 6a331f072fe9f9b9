import type { NewDecision, VerifiedSpecialist } from '@kinora/contracts'
import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

export async function specialists(api: string, args: string[]): Promise<void> {
  const decision = readDecision(args)
  if (decision) {
    const decided = { method: 'POST', body: { data: decision } } as const
    const { data } = await askApi<{ data: VerifiedSpecialist }>(`${api}/api/specialists/decisions`, decided)
    return console.log(lineOf(data))
  }
  const { data: all } = await askApi<{ data: VerifiedSpecialist[] }>(`${api}/api/specialists`)
  for (const specialist of all) console.log(lineOf(specialist))
  console.log(`Specialists: ${all.length}, waiting: ${all.filter(({ state }) => state === 'pending').length}.`)
}

/** @throws Error for flags that do not fit together */
function readDecision(args: string[]): NewDecision | undefined {
  const text = { type: 'string' } as const
  const { verify, refuse, reason } = parseArgs({ args, options: { verify: text, refuse: text, reason: text } }).values
  if (verify !== undefined && refuse === undefined && reason === undefined)
    return { specialist: verify, state: 'verified' }
  if (refuse !== undefined && reason !== undefined && verify === undefined)
    return { specialist: refuse, state: 'refused', reason }
  if (args.length > 0) throw new Error('It takes --verify WHO, or --refuse WHO with --reason TEXT.')
  return undefined
}

function lineOf({ id, state, email, reason, ...specialist }: VerifiedSpecialist): string {
  const { firstName, lastName, professionalTitle, registrationNumber, createdAt } = specialist
  const title = `${professionalTitle ?? '?'} ${registrationNumber ?? '?'}`
  const line = [id, state, email, `${firstName} ${lastName}`, title, createdAt]
  return [...line, ...(reason === null ? [] : [reason])].join('  ')
}
