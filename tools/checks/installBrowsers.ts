import { existsSync } from 'node:fs'
import { step } from '../setup/step.js'
import { findProgram } from './findProgram.ts'
import { runCommand } from './running/runCommand.ts'

/** Without its windows, which is what headless tests need: pages take a third less time than in the whole. */
export const CHROMIUM = 'chromium-headless-shell'
/** Debian's packages, by the programs of which one has to be there. */
const PACKAGES: Record<string, string[]> = {
  [CHROMIUM]: [CHROMIUM],
  'firefox-esr': ['firefox', 'firefox-esr'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  'xvfb xauth': ['xvfb-run'],
}

/** Installs the missing ones of these packages if that is possible: on Debian, as root. */
export async function installBrowsers(names = Object.keys(PACKAGES)): Promise<void> {
  const missing = names.filter((name) => !findProgram(...PACKAGES[name]!))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await step(`Getting Debian's ${missing.join(', ')}`, async () => {
    await runCommand('apt-get', ['update'])
    // One by one: a release of Debian may not have all.
    for (const name of missing)
      await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...name.split(' ')], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
  })
}
