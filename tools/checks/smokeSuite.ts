import { prepareProduct } from '../../e2e/support/product.ts'
import { findChromium } from './findChromium.ts'
import { installBrowsers } from './installBrowsers.ts'
import { nodeTestSuite } from './nodeTestSuite.ts'
import type { Suite } from './suite.ts'

const { name, run } = nodeTestSuite('Smoke journeys (Chromium, Firefox, WebKit)', ['e2e/smoke/*.test.ts'])

/** The smoke journeys in all browser engines. An engine that cannot be installed is named in a note. */
export const smokeSuite: Suite = {
  name,
  run: async () => {
    process.env.KINORA_CHROMIUM ??= (await findChromium()).path
    await installBrowsers()
    // Built first, so that no journey waits for webpack.
    await prepareProduct()
    return run()
  },
}
