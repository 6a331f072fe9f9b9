import { prepareProduct } from '../../e2e/support/product.ts'
import { findChromium } from './findChromium.ts'
import { findProgram } from './findProgram.ts'
import { installFromDebian } from './installFromDebian.ts'
import { nodeTestSuite } from './nodeTestSuite.ts'
import type { Suite } from './suite.ts'

const { name, run } = nodeTestSuite('Smoke journeys (Chromium, Firefox, WebKit)', ['e2e/smoke/*.test.ts'])

/** The smoke journeys in all browser engines. An engine that cannot be installed is named in a note. */
export const smokeSuite: Suite = {
  name,
  alone: true,
  run: async () => {
    process.env.KINORA_CHROMIUM ??= (await findChromium()).path
    if (!findProgram('firefox', 'firefox-esr')) await installFromDebian("Debian's Firefox", ['firefox-esr'])
    if (!findProgram('WebKitWebDriver') || !findProgram('xvfb-run'))
      await installFromDebian("Debian's WebKit", ['webkit2gtk-driver', 'xvfb', 'xauth'])
    // Built first, so that no journey waits for webpack.
    await prepareProduct()
    return run()
  },
}
