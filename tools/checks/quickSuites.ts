import { globSync, readdirSync } from 'node:fs'
import { atOnce } from '../setup/atOnce.js'
import { root } from '../setup/root.js'
import { absentWordsSuite } from './absentWordsSuite.ts'
import { countsSuite } from './countsSuite.ts'
import { localeSuite } from './localeSuite.ts'
import { messageKeysSuite } from './messages/messageKeysSuite.ts'
import { runTool } from './running/runCommand.ts'
import { runTests, runTogether, sumOf } from './running/runTests.ts'
import type { Suite } from './running/suite.ts'

/** All but words and texts, to which no rule of code applies. */
const CODE = /^(?!.*\/(locales|content)\/.+\.(json|mdx)$)/

/** A command-line tool as one test, which passes with exit code 0. A file of two projects has each type error twice. */
const toolSuite = (name: string, script: string, args: string[], options: Partial<Suite> = {}): Suite => ({
  name,
  ...options,
  run: async () => {
    const { code, output } = await runTool(script, args)
    const lines = [...new Set(output.split('\n'))]
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: lines.join('\n') }
  },
})

/** Tests for node:test, in one process for each core. */
export const nodeSuite = (name: string, globs: string[], options: Partial<Suite> = {}): Suite => ({
  name,
  ...options,
  run: async () => {
    const files = globSync(globs, { cwd: root }).sort()
    const lanes = Array.from({ length: atOnce() }, (_, lane) => files.filter((_, place) => place % atOnce() === lane))
    return sumOf(await Promise.all(lanes.map(runTogether)))
  },
})

/** Unit and component tests of the packages of the web: all, or those that the arguments choose. */
export const jestSuite = (...args: string[]): Suite => ({
  name: 'Components (Jest)',
  mayBeEmpty: args.length > 0,
  run: () => runTests('jest', [`--maxWorkers=${atOnce()}`, ...args]),
})

const isCode = (name: string) =>
  /^(api|bench|content|demo|e2e|gateway|mfe-.+|releases|sandbox|shared|shell|tools)$/.test(name)

/** @param remotes the packages that have changed, where none but remotes have: no file of another is judged by theirs */
export const staticSuites = (remotes = new Set<string>()): Suite[] => [
  // More checkers would each check the same types once more.
  toolSuite('Types, for each runtime (tsc)', 'typescript7/bin/tsc', ['--build', '--checkers', '1']),
  toolSuite('Rules in a file (oxlint)', 'oxlint/bin/oxlint', [...remotes], { inputs: CODE }),
  toolSuite(
    'Rules that oxlint lacks (ESLint)',
    'eslint/bin/eslint.js',
    [
      ...(remotes.size > 0 ? [...remotes] : ['{shell,shared,mfe-*}']).map((name) => `${name}/**/*.{ts,tsx,css}`),
      '--max-warnings=0',
      '--cache',
      '--cache-location=.kinora/cache/eslint',
    ],
    { inputs: CODE },
  ),
  toolSuite(
    'Rules between files (dependency-cruiser)',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.cjs', ...readdirSync(root).filter(isCode)],
    { inputs: CODE },
  ),
  toolSuite('Format (oxfmt)', 'oxfmt/bin/oxfmt', ['--check']),
  toolSuite('Nothing unused (knip)', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints'], { inputs: CODE }),
  toolSuite(
    'Nothing for tests alone, nothing undeclared (knip)',
    'knip/bin/knip.js',
    ['--no-progress', '--no-config-hints', '--production', '--strict', '--include=files,unlisted'],
    { inputs: CODE },
  ),
  { ...countsSuite, inputs: CODE },
  localeSuite,
  messageKeysSuite,
  absentWordsSuite,
]

/** What needs no server and no browser. */
export const quickSuites = {
  jest: [jestSuite()],
  static: staticSuites(),
  content: [
    nodeSuite('Content and demo (node:test)', ['{content,demo}/**/*.test.ts'], {
      inputs: /^(content|demo|shared\/limits|mfe-[^/]+\/(content|pictures))\//,
    }),
  ],
  rules: [
    nodeSuite('The rules themselves (node:test)', ['tools/rules/*.test.ts'], {
      inputs: /^(tools\/rules\/.+|[^/]+)$/,
    }),
  ],
  tools: [
    nodeSuite('What the whole repository keeps (node:test)', ['tools/checks/{messages,repository}/*.test.ts']),
    nodeSuite(
      'Tools, sandbox and bench (node:test)',
      [
        '{sandbox/**,bench,bench/soak/mutants}/*.test.ts',
        'tools/{checks,checks/{browsers,running},compose,doctor,pack,setup,start}/*.test.ts',
      ],
      { inputs: /^(api|bench|content|demo|gateway|releases|sandbox|shared|shell|tools|[^/]+$)/ },
    ),
  ],
} satisfies Record<string, Suite[]>
