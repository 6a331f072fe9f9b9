import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import { inLanes } from './inLanes.ts'
import { runNodeTests } from './nodeTestSuite.ts'
import type { Suite, Tally } from './suite.ts'

const AT_ONCE = 2
/** Each embedded database that a process has opened keeps memory until the process ends. */
const FILES_IN_PROCESS = 8

/** Runs each test on databases of its own, and changes nothing of its process: no mock, variable or hook of all tests. */
const bearsOthers = (text: string) =>
  /\bon(Each|One)Database\(/.test(text) && !/\bmock\.|\bprocess\.|onPostgres\(|^(before|after)(Each)?\(/m.test(text)

/**
 * Tests of the API. Half of a short file's time is the start of its process and the compilation of its database: files
 * that bear others share it.
 */
export const apiSuite: Suite = {
  name: 'API on its databases (node:test)',
  alone: true,
  run: async () => {
    const files = globSync('api/{src,imports}/**/*.test.ts', { cwd: root }).sort()
    const together = files.filter((file) => bearsOthers(readFileSync(join(root, file), 'utf8')))
    const apart = files.filter((file) => !together.includes(file))
    const runs = [
      ...apart.map((file) => [file]),
      ...inGroups(together).map((group) => ['--test-isolation=none', ...group]),
    ]
    return sumOf(await inLanes(runs, AT_ONCE, runNodeTests))
  },
}

const inGroups = (files: string[]) =>
  Array.from({ length: Math.ceil(files.length / FILES_IN_PROCESS) }, (_, at) =>
    files.slice(at * FILES_IN_PROCESS, (at + 1) * FILES_IN_PROCESS),
  )

/** The output of failed runs only. */
const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  output: tallies.flatMap(({ failed, output }) => (failed ? output : [])).join('\n'),
  notes: [...new Set(tallies.flatMap(({ notes = [] }) => notes))],
  timings: tallies.flatMap(({ timings = [] }) => timings),
})
