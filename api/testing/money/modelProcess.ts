import fc from 'fast-check'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { owners } from '../../src/app/owners.ts'
import { GUARDS } from './guards.ts'
import { histories } from './history.ts'
import { live } from './live.ts'
import { openSystem } from './openSystem.ts'
import { runRace } from './races.ts'

const PATIENT = { deadlineMs: 600_000 }

/** @param seeds one for each database: the same histories each time */
export type Task = { urls: string[]; seeds: number[]; histories: number; guard?: string }

const { urls, seeds, histories: numRuns, guard: name } = JSON.parse(process.argv[2] ?? '') as Task
const guard = GUARDS.find((candidate) => candidate.name === name)

/** Returns what was violated. */
async function run(url: string, seed: number): Promise<string | undefined> {
  const database = {
    // A machine that is busy with other things is no fault of money.
    open: async (times: { deadlineMs?: number } = PATIENT) => openPostgres(url, owners, times),
    url,
    drop: async () => {},
  }
  const system = await openSystem(database, { changes: guard?.drops, isChecked: !guard })
  const { race } = guard ?? {}
  if (race) return runRace(system, race).then(() => undefined, whyOf)
  const property = fc.asyncProperty(histories, (history) => live(system, history))
  const {
    failed,
    numRuns: number,
    errorInstance,
    counterexample,
  } = await fc.check(property, { numRuns, seed, endOnFailure: true })
  if (!failed) return (await system.misfits())[0]
  return `${whyOf(errorInstance)} (history ${number}, seed ${seed})${guard ? '' : `\n${JSON.stringify(counterexample)}`}`
}

const whyOf = (error: unknown) =>
  error instanceof Error
    ? guard
      ? (error.message.split('\n')[0] ?? '')
      : (error.stack ?? error.message)
    : String(error)

/** For tests: lives through histories in several systems at the same time. Ends with 0 if no invariant was violated. */
const violated = (await Promise.all(urls.map((url, place) => run(url, seeds[place] ?? 0)))).filter(Boolean)
const { user, system: kernel } = process.cpuUsage()
console.log(
  violated.length > 0
    ? violated.join('\n')
    : `Everything held, in ${Math.round((user + kernel) / 1e6)} s of processor time`,
)
process.exit(violated.length > 0 ? 1 : 0)
