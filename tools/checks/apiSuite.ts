import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import { thorough } from '../setup/thorough.js'
import { inLanes } from './running/inLanes.ts'
import { runTests, sumOf } from './running/runTests.ts'
import type { Suite } from './running/suite.ts'

/** Half of their time they wait for the database. */
const AT_ONCE = 2
/** Each embedded database that a process has opened keeps memory until the process ends. */
const EMBEDDED_IN_PROCESS = 8

const startsProcesses = (file: string) =>
  /\b(runServer|spawn|execFile|openShop|runModel)\(/.test(readFileSync(join(root, file), 'utf8'))

/**
 * Tests of the API. Half of a short file's time is the start of its process and the imports of the API, so files share
 * one: their hooks and mocks belong into a `describe`. Those that start processes of their own, and mostly wait for
 * them, run beside the others.
 */
export const apiSuite: Suite = {
  name: 'API on its databases (node:test)',
  run: async () => {
    const { findPostgres } = await import('../product/findPostgres.ts')
    const files = globSync('api/{src,imports}/**/*.test.ts', { cwd: root }).sort()
    const waiting = files.filter(startsProcesses)
    const others = files.filter((file) => !waiting.includes(file))
    const isEmbedded = thorough(true, false) || !(await findPostgres())
    const processes = isEmbedded ? Math.ceil(others.length / EMBEDDED_IN_PROCESS) : AT_ONCE
    const groups = Array.from({ length: processes }, (_, at) => others.filter((_, place) => place % processes === at))
    return sumOf((await Promise.all([runTogether(waiting), inLanes(groups, AT_ONCE, runTogether)])).flat())
  },
}

/** A test that waits in vain fails by its name; under load one may take a minute. */
const WAITS_AT_MOST_MS = thorough(1_800_000, 300_000)

/** What a test has left running is ended. With a process for each file, a forced exit would lose results. */
const runTogether = (files: string[]) =>
  runTests('node', [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    `--test-timeout=${WAITS_AT_MOST_MS}`,
    ...files,
  ])
