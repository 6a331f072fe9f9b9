import { defineConfig, devices } from '@playwright/test'
import { atOnce } from './tools/setup/atOnce.js'
import { thorough } from './tools/setup/thorough.js'

/**
 * Journeys on the built product. tools/test finds the browser and says which; by hand: KINORA_CHROMIUM=… npx playwright
 * test, with --trace=retain-on-failure for what a failure does not explain (recording doubles the time). Journeys that are
 * tagged @thorough run only with KINORA_TESTS=thorough, as in `npm run soak -- journeys`.
 */
const executablePath = process.env.KINORA_CHROMIUM
const MINUTE_MS = 60_000

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*/*.e2e.ts',
  grepInvert: thorough([], /@thorough/),
  workers: atOnce(),
  // The slowest journey takes under a minute on a quiet machine; a busy one may be five times slower.
  timeout: 5 * MINUTE_MS,
  expect: { timeout: MINUTE_MS, toPass: { timeout: MINUTE_MS } },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // What waits in vain says where, long before its journey ends.
    actionTimeout: MINUTE_MS,
    navigationTimeout: MINUTE_MS,
    locale: 'pl-PL',
    screenshot: 'only-on-failure',
    // Root needs --no-sandbox, which containers are; the films play without a gesture so that tests may seek in them.
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
    },
  },
})
