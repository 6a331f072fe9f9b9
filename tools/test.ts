import { apiSuite } from './checks/apiSuite.ts'
import { journeySuite } from './checks/journeySuite.ts'
import { nodeTestSuite } from './checks/nodeTestSuite.ts'
import { productSuite } from './checks/productSuite.ts'
import { quickSuites } from './checks/quickSuites.ts'
import { readSuites } from './checks/readSuites.ts'
import { runSuites } from './checks/runSuites.ts'
import { smokeSuite } from './checks/smokeSuite.ts'
import type { Suite } from './checks/suite.ts'

// `npm test`: runs all suites, or those named. The last line is the sum.

const suites: Record<string, Suite[]> = {
  ...quickSuites,
  api: [apiSuite],
  releases: [
    nodeTestSuite('Releases and gateway (node:test)', ['{releases,gateway}/**/*.test.ts'], {
      alone: true,
      filesAtOnce: 2,
    }),
  ],
  product: [productSuite],
  journeys: [journeySuite],
  engines: [smokeSuite],
}

const usage = `npm test -- [flags]
  --only NAME[,NAME]  only these suites: ${Object.keys(suites).join(', ')}
  --help              this text`

try {
  const names = readSuites(process.argv.slice(2), Object.keys(suites))
  if (!names) {
    console.log(usage)
    process.exit(0)
  }
  const { passed, failed } = await runSuites(names.flatMap((name) => suites[name]!))
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exit(1)
}
