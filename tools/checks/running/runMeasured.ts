import { overBudget, type SuiteName } from './budgets.ts'
import { measurePace } from './measurePace.ts'
import { endTree, measureTree, treeSeconds } from './processTree.ts'
import { runSuites, type Sum } from './runSuites.ts'
import type { Suite } from './suite.ts'

/**
 * Runs one suite of `npm test` in this process, prints what it used, and leaves no process behind. One that is over its
 * budget has failed once more.
 */
export async function runMeasured(name: SuiteName, suites: Suite[]): Promise<Sum> {
  measureTree()
  const pace = measurePace()
  const started = Date.now()
  const { passed, failed } = await runSuites(suites)
  const used = treeSeconds()
  for (const command of endTree()) console.log(`  Still running, and ended now: ${command}`)
  const seconds = ((Date.now() - started) / 1_000).toFixed(0)
  const slower = pace()
  console.log(
    `  ${name}: ${seconds} s, and ${used?.toFixed(0) ?? 'not measured'} s of a processor ${slower.toFixed(1)} times as slow as the reference`,
  )
  const problem = used === undefined ? undefined : overBudget(name, used / slower)
  if (problem) console.log(`✗ ${problem}`)
  return { passed, failed: failed + (problem ? 1 : 0) }
}
