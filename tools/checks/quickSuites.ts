import { readdirSync } from 'node:fs'
import { root } from '../setup/root.js'
import { countsSuite } from './countsSuite.ts'
import { declaredImportsSuite } from './declaredImportsSuite.ts'
import { dependencySuite } from './dependencySuite.ts'
import { jestSuite } from './jestSuite.ts'
import { localeSuite } from './localeSuite.ts'
import { nodeTestSuite } from './nodeTestSuite.ts'
import { runTool } from './runCommand.ts'
import type { Suite } from './suite.ts'

/** A command-line tool as one test, which passes with exit code 0. */
const toolSuite = (name: string, script: string, args: string[]): Suite => ({
  name,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

const isCode = (name: string) =>
  /^(api|bench|content|demo|e2e|gateway|mfe-.+|releases|sandbox|shared|shell|tools)$/.test(name)

/** What needs no server and no browser. */
export const quickSuites = {
  jest: [jestSuite()],
  static: [
    // More checkers would each check the same types once more.
    toolSuite('Types, for each runtime (tsc)', 'typescript7/bin/tsc', ['--build', '--checkers', '1']),
    toolSuite('Rules in a file (oxlint)', 'oxlint/bin/oxlint', []),
    toolSuite('Rules that oxlint lacks (ESLint)', 'eslint/bin/eslint.js', [
      '{shell,shared,mfe-*}/**/*.{ts,tsx,css}',
      '--max-warnings=0',
      '--cache',
      '--cache-location=.kinora/cache/eslint',
    ]),
    toolSuite('Rules between files (dependency-cruiser)', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      ...readdirSync(root).filter(isCode),
    ]),
    toolSuite('Format (oxfmt)', 'oxfmt/bin/oxfmt', ['--check']),
    toolSuite('Nothing unused (knip)', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
    toolSuite('Nothing for tests alone (knip)', 'knip/bin/knip.js', [
      '--no-progress',
      '--no-config-hints',
      '--production',
      '--include=files',
    ]),
    dependencySuite,
    declaredImportsSuite,
    countsSuite,
    localeSuite,
  ],
  content: [
    nodeTestSuite('Content and demo (node:test)', ['{content,demo}/**/*.test.ts'], {
      inputs: /^(content|demo|shared\/limits|mfe-[^/]+\/(content|pictures))\//,
    }),
  ],
  rules: [
    nodeTestSuite('The rules themselves (node:test)', ['tools/rules/*.test.ts'], {
      inputs: /^(tools\/rules\/.+|[^/]+)$/,
    }),
  ],
  tools: [
    nodeTestSuite('Tools, sandbox and bench (node:test)', [
      '{sandbox,bench}/**/*.test.ts',
      'tools/{checks,compose,setup,start}/*.test.ts',
    ]),
  ],
} satisfies Record<string, Suite[]>
