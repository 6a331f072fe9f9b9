import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { root } from '../setup/root.js'
import type { SuiteName } from './budgets.ts'
import { inLanes } from './inLanes.ts'
import { installBrowsers } from './installBrowsers.ts'
import type { Sum } from './runSuites.ts'

/** They start servers or browsers, and fill the cores: one after the other. The longest come first. */
const ALONE: SuiteName[] = ['api', 'journeys', 'product', 'engines', 'releases']
const IN_BROWSERS: SuiteName[] = ['journeys', 'product', 'engines']
const BESIDE_AT_ONCE = 2
/** They take mostly what the others leave of the cores, and still enough that no test of theirs waits for minutes. */
const NICENESS = 5

/**
 * Runs each suite in a process of its own: those that need no server at low priority beside those that fill the cores,
 * while the browsers are fetched.
 */
export async function runApart(names: SuiteName[]): Promise<Sum> {
  const browsers = names.some((name) => IN_BROWSERS.includes(name)) ? installBrowsers() : undefined
  const alone = ALONE.filter((name) => names.includes(name))
  const beside = names.filter((name) => !ALONE.includes(name))
  const lanes = await Promise.all([
    inLanes(alone, 1, async (name) => {
      if (IN_BROWSERS.includes(name)) await browsers
      return runOne(name)
    }),
    inLanes(beside, BESIDE_AT_ONCE, (name) => runOne(name, NICENESS)),
  ])
  const sum = (pick: (one: Sum) => number) => lanes.flat().reduce((total, one) => total + pick(one), 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
}

/** Runs `npm test -- --only <name>`, and takes the sum from its last line. It ends when this process does. */
async function runOne(name: SuiteName, niceness = 0): Promise<Sum> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/test.ts', '--only', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  setPriority(child.pid!, Math.max(niceness, getPriority()))
  const sum: Sum = { passed: 0, failed: 1 }
  for await (const line of createInterface(child.stdout!)) {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
    if (passed === undefined) console.log(line)
    else Object.assign(sum, { passed: Number(passed), failed: Number(failed) })
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return code === 0 ? sum : { ...sum, failed: Math.max(sum.failed, 1) }
}
