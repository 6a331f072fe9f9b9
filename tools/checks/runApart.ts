import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { root } from '../setup/root.js'
import type { SuiteName } from './running/budgets.ts'
import { inLanes } from './running/inLanes.ts'
import { installBrowsers } from './installBrowsers.ts'
import type { Sum } from './running/runSuites.ts'

/** Each fills about a core. More at a time would need more of the processor for the same work (decision 043). */
const AT_ONCE = 2
/** The longest first, and before those in browsers two others, while the browsers are fetched. */
const ORDER: SuiteName[] = ['api', 'jest', 'journeys', 'product', 'engines', 'releases']
const IN_BROWSERS: SuiteName[] = ['journeys', 'product', 'engines']
/** They only read files and wait for nothing, so they take what the others leave of the processor. */
const IN_IDLE_TIME: SuiteName[] = ['static', 'content', 'rules']

/** Runs each suite in a process of its own, two at a time, and beside them one in idle time. */
export async function runApart(names: SuiteName[]): Promise<Sum> {
  const browsers = names.some((name) => IN_BROWSERS.includes(name)) ? installBrowsers() : undefined
  const ordered = [...new Set([...ORDER, ...names])].filter((name) => names.includes(name))
  const inIdleTime = ordered.filter((name) => IN_IDLE_TIME.includes(name))
  const others = ordered.filter((name) => !inIdleTime.includes(name))
  const lanes = await Promise.all([
    inLanes(others, AT_ONCE, async (name) => {
      if (IN_BROWSERS.includes(name)) await browsers
      return runOne(name)
    }),
    inLanes(inIdleTime, 1, (name) => runOne(name, constants.priority.PRIORITY_LOW)),
  ])
  const sums = lanes.flat()
  const sum = (pick: (one: Sum) => number) => sums.reduce((total, one) => total + pick(one), 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
}

/** Runs `npm test -- --only <name>`, and takes the sum from its last line. It ends when this process does. */
async function runOne(name: SuiteName, priority?: number): Promise<Sum> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/test.ts', '--only', name], {
    cwd: root,
    env: { ...process.env, KINORA_AT_ONCE: '1' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (priority !== undefined) setPriority(child.pid!, priority)
  const sum: Sum = { passed: 0, failed: 1 }
  for await (const line of createInterface(child.stdout!)) {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? []
    if (passed === undefined) console.log(line)
    else Object.assign(sum, { passed: Number(passed), failed: Number(failed) })
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return code === 0 ? sum : { ...sum, failed: Math.max(sum.failed, 1) }
}
