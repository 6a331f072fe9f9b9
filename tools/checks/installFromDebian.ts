import { existsSync } from 'node:fs'
import { step } from '../setup/step.js'
import { runCommand } from './runCommand.ts'

/** Installs packages if that is possible: on Debian, as root. `what` is shown as progress: "Debian's Chromium". */
export async function installFromDebian(what: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await step(`Getting ${what}`, async () => {
    await runCommand('apt-get', ['update'])
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  })
}
