import { quickSuites } from './checks/quickSuites.ts'
import { runSuites } from './checks/runSuites.ts'

/** `npm run check`: the quick half of `npm test`. */
const { passed, failed } = await runSuites(quickSuites())
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
