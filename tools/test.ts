import type { SuiteName } from './checks/running/budgets.ts'
import { apiSuite } from './checks/apiSuite.ts'
import { ownTemporaryFolder } from './checks/running/ownTemporaryFolder.ts'
import { nodeSuite, quickSuites } from './checks/quickSuites.ts'
import { readSuites } from './checks/readSuites.ts'
import { runApart } from './checks/runApart.ts'
import { runMeasured } from './checks/running/runMeasured.ts'
import type { Suite } from './checks/running/suite.ts'

// `npm test`: runs all suites, or those named. The last line is the sum.

/** Each process loads only what its suites need. */
const suites: Record<SuiteName, Suite[] | (() => Promise<Suite[]>)> = {
  ...quickSuites,
  api: [apiSuite],
  releases: [nodeSuite('Releases and gateway (node:test)', ['{releases,gateway}/**/*.test.ts'])],
  product: async () => [(await import('./checks/productSuites.ts')).productSuite],
  journeys: async () => [(await import('./checks/productSuites.ts')).journeySuite],
  engines: async () => [(await import('./checks/productSuites.ts')).smokeSuite],
}

const usage = `npm test -- [flags]
  --only NAME[,NAME]  only these suites: ${Object.keys(suites).join(', ')}
  --help              this text`

async function runOne(name: SuiteName) {
  const suite = suites[name]
  return runMeasured(name, typeof suite === 'function' ? await suite() : suite)
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
  // A pipe takes long output later: only then may the process end.
  await new Promise<unknown>((written) => process.stdout.write(`${passed} passed, ${failed} failed\n`, written))
  process.exit(failed ? 1 : 0)
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exit(1)
}
