import { parseArgs } from 'node:util'
import { changedFiles } from './checks/changedFiles.ts'
import { countsInLines } from './checks/countsSuite.ts'
import { jestSuite, quickSuites, staticSuites } from './checks/quickSuites.ts'
import { runSuites } from './checks/running/runSuites.ts'
import { soakParts } from './checks/soakParts.ts'
import { root } from './setup/root.js'

// `npm run check`: of the suites of `npm test` that need no server and no browser what the branch may have changed.

const usage = `npm run check -- [flags]
  --counts  what the code has too many of, and how many there may be: none of them may rise
  --help    this text`

function readFlags() {
  try {
    return parseArgs({ options: { counts: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
const { counts, help } = readFlags()
if (counts || help) {
  console.log(help ? usage : countsInLines())
  process.exit(0)
}

/** Every suite depends on them: the packages, and how suites are run. */
const COMMON = /^(package-lock\.json|jest\.config\.cjs|tools\/checks\/.+|shared\/(build|testing)\/.+)$/

const packageOf = (file: string) => file.split('/', 1)[0]!
const isOfRemote = (file: string) => packageOf(file).startsWith('mfe-')

const { since, files } = changedFiles(root)
const isAnyChanged = (pattern: RegExp) => files.some((file) => pattern.test(file))
const isAll = isAnyChanged(COMMON)
const { jest, static: _, ...others } = quickSuites
const { passed, failed } = await runSuites([
  ...(isAll ? jest : [jestSuite(`--changedSince=${since}`)]),
  ...[
    ...staticSuites(files.every(isOfRemote) ? new Set(files.map(packageOf)) : undefined),
    ...Object.values(others).flat(),
  ].filter(({ inputs }) => isAll || !inputs || isAnyChanged(inputs)),
])
const parts = soakParts(files)
if (parts.length > 0) console.log(`What has changed asks for: npm run soak -- ${parts.join(' ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
