import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { step } from '../setup/step.js'
import { findProgram } from './findProgram.ts'
import { CHROMIUM, installBrowsers } from './installBrowsers.ts'
import { runTool } from './running/runCommand.ts'

export type Chromium = { path: string; whose: string }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLAYWRIGHT = 'playwright/cli.js'

/**
 * A Chromium to run the journeys in: the one given, a headless one of the system, which is installed where that is
 * possible, any other of the system, or Playwright's own.
 * @throws with a sentence when there is none to be had.
 */
export async function findChromium(): Promise<Chromium> {
  const chromium =
    ofEnv() ?? onPath(CHROMIUM) ?? ofPlaywright() ?? (await fromDebian()) ?? onPath(...NAMES) ?? (await downloaded())
  if (chromium) return chromium
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or name it: KINORA_CHROMIUM=/path/to/chromium npm test.',
  )
}

function ofEnv(): Chromium | undefined {
  const path = process.env.KINORA_CHROMIUM
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`KINORA_CHROMIUM names ${path}, which does not exist.`)
  return { path, whose: 'KINORA_CHROMIUM' }
}

function onPath(...names: string[]): Chromium | undefined {
  const path = findProgram(...names)
  return path ? { path, whose: "the system's" } : undefined
}

function ofPlaywright(): Chromium | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? { path, whose: "Playwright's" } : undefined
}

const downloaded = () =>
  step("Getting Playwright's Chromium", async () => {
    await runTool(PLAYWRIGHT, ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
    return ofPlaywright()
  })

async function fromDebian(): Promise<Chromium | undefined> {
  await installBrowsers([CHROMIUM])
  return onPath(CHROMIUM)
}

const isRoot = () => process.getuid?.() === 0
