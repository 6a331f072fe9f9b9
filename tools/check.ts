import { join } from 'node:path'
import { onlyChanged } from './checks/onlyChanged.ts'
import { quickSuites } from './checks/quickSuites.ts'
import { runSuites } from './checks/runSuites.ts'
import { root } from './setup/root.js'

/** `npm run check`: the quick half of `npm test`, without what has not changed since it passed. */
const places = { folder: root, file: join(root, '.kinora/cache/passed.json') }
const { passed, failed } = await runSuites(onlyChanged(Object.values(quickSuites).flat(), places))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
