import { globSync } from 'node:fs'
import { findProgram } from '../../tools/checks/findProgram.ts'
import type { EngineDriver } from './engineDriver.ts'
import { puppeteerDriver } from './puppeteerDriver.ts'
import { webKitDriver } from './webKitDriver.ts'

/** `launch` is undefined if the engine is not installed. */
export type Engine = { name: string; launch?: (onError: (message: string) => void) => Promise<EngineDriver> }

const chromium = process.env.KINORA_CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome')
const firefox = process.env.KINORA_FIREFOX ?? findProgram('firefox-esr', 'firefox')
const [miniBrowser] = globSync('/usr/{lib/*,libexec,lib}/webkit2gtk-4.*/MiniBrowser')
const hasWebKit = miniBrowser && findProgram('WebKitWebDriver') && findProgram('xvfb-run')

/** The engines of all common browsers. */
export const ENGINES: Engine[] = [
  { name: 'Chromium', launch: chromium ? (onError) => puppeteerDriver('chrome', chromium, onError) : undefined },
  { name: 'Firefox', launch: firefox ? (onError) => puppeteerDriver('firefox', firefox, onError) : undefined },
  { name: 'WebKit', launch: hasWebKit ? () => webKitDriver(miniBrowser) : undefined },
]

export type ReachedEngine = Required<Engine>

export const isThere = (engine: Engine): engine is ReachedEngine => engine.launch !== undefined
