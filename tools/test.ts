import { apiSuite } from './checks/apiSuite.ts'
import { journeySuite } from './checks/journeySuite.ts'
import { nodeTestSuite } from './checks/nodeTestSuite.ts'
import { productSuite } from './checks/productSuite.ts'
import { quickSuites } from './checks/quickSuites.ts'
import { runSuites } from './checks/runSuites.ts'
import { smokeSuite } from './checks/smokeSuite.ts'

/** `npm test`: runs all suites. The last line is the sum. */
const { passed, failed } = await runSuites([
  ...quickSuites(),
  apiSuite,
  nodeTestSuite('Releases and gateway (node:test)', ['{releases,gateway}/**/*.test.ts'], {
    alone: true,
    filesAtOnce: 2,
  }),
  productSuite,
  journeySuite,
  smokeSuite,
])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
