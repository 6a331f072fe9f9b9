import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import { inLanes } from './inLanes.ts'
import { runNodeTests } from './nodeTestSuite.ts'
import type { Suite, Tally } from './suite.ts'

const AT_ONCE = 2
/** Each embedded database that a process has opened keeps memory until the process ends. */
const FILES_IN_PROCESS = 12

/**
 * Runs each test on databases of its own, or on none, and changes nothing of its process: no mock, variable or hook of
 * all tests.
 */
const bearsOthers = (text: string) => !/\bmock\.|\bprocess\.|^(before|after)(Each)?\(/m.test(text) && !isLong(text)

/** Runs on one database alone: such tests take long, or load it on purpose. */
const isLong = (text: string) =>
  !text.includes('onEachDatabase(') && /\b(onPostgres|onOneDatabase|findPostgres)\(/.test(text)

/**
 * Tests of the API. Half of a short file's time is the start of its process and the compilation of its database: files
 * that bear others share it.
 */
export const apiSuite: Suite = {
  name: 'API on its databases (node:test)',
  alone: true,
  run: async () => {
    const files = globSync('api/{src,imports}/**/*.test.ts', { cwd: root }).sort()
    const those = (are: (text: string) => boolean) =>
      files.filter((file) => are(readFileSync(join(root, file), 'utf8')))
    const long = those(isLong)
    const together = those(bearsOthers)
    const others = files.filter((file) => !long.includes(file) && !together.includes(file))
    // Short ones last, so that both lanes end at about the same time.
    const runs = [
      ...long.map((file) => [file]),
      ...inGroups(together).map((group) => ['--test-isolation=none', ...group]),
      ...others.map((file) => [file]),
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
