import type { SuiteName } from './checks/budgets.ts'
import { apiSuite } from './checks/apiSuite.ts'
import { nodeTestSuite } from './checks/nodeTestSuite.ts'
import { ownTemporaryFolder } from './checks/ownTemporaryFolder.ts'
import { quickSuites } from './checks/quickSuites.ts'
import { readSuites } from './checks/readSuites.ts'
import { runApart } from './checks/runApart.ts'
import { runMeasured } from './checks/runMeasured.ts'
import type { Suite } from './checks/suite.ts'

// `npm test`: runs all suites, or those named. The last line is the sum.

/** Each process loads only what its suites need. */
const suites: Record<SuiteName, Suite[] | (() => Promise<Suite[]>)> = {
  ...quickSuites,
  api: [apiSuite],
  releases: [nodeTestSuite('Releases and gateway (node:test)', ['{releases,gateway}/**/*.test.ts'])],
  product: async () => [(await import('./checks/productSuite.ts')).productSuite],
  journeys: async () => [(await import('./checks/journeySuite.ts')).journeySuite],
  engines: async () => [(await import('./checks/smokeSuite.ts')).smokeSuite],
}

const usage = `npm test -- [flags]
  --only NAME[,NAME]  only these suites: ${Object.keys(suites).join(', ')}
  --help              this text`

async function runOne(name: SuiteName) {
  const own = suites[name]
  return runMeasured(name, typeof own === 'function' ? await own() : own)
}

try {
  const names = readSuites(process.argv.slice(2), Object.keys(suites) as SuiteName[])
  if (!names) {
    console.log(usage)
    process.exit(0)
  }
  await ownTemporaryFolder()
  const [name, ...others] = names
  const { passed, failed } = await (name && others.length === 0 ? runOne(name) : runApart(names))
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exit(1)
}
