import { atOnce } from '../../setup/atOnce.js'
import { inLanes } from './inLanes.ts'
import type { Suite, Tally } from './suite.ts'

const STILL_RUNNING_MS = 20_000

export type Sum = Pick<Tally, 'passed' | 'failed'>

/**
 * Runs the suites and prints a line for each, and the output of those that failed.
 * @returns the sum of their tests. A suite in which nothing ran counts as one failure.
 */
export async function runSuites(suites: Suite[]): Promise<Sum> {
  const results = await inLanes(suites, atOnce(), runOne)
  const sum = (pick: (tally: Tally) => number) => results.reduce((total, tally) => total + pick(tally), 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
}

async function runOne({ name, run, mayBeEmpty }: Suite): Promise<Tally> {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  console.log(`  ${name} …`)
  const clock = setInterval(() => console.log(`  … ${name}, ${seconds()}`), STILL_RUNNING_MS)
  const ended: Tally = await run().catch((error: Error) => ({ passed: 0, failed: 1, output: String(error.stack) }))
  const tally = mayBeEmpty ? ended : counted(ended)
  clearInterval(clock)
  console.log(`${tally.failed ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds()}`)
  for (const note of tally.notes ?? []) console.log(`  ${note}`)
  if (tally.failed) console.log(indented(tally.output))
  return tally
}

function counted(tally: Tally): Tally {
  if (tally.passed + tally.failed > 0) return tally
  return { passed: 0, failed: 1, output: `${tally.output}\nNo test ran.` }
}

const indented = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
