import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accounts } from '@kinora/demo'
import { writeLocalVersions } from '@kinora/releases'
import { freePorts } from '../../tools/product/freePorts.ts'
import { keepRunning } from '../../tools/start/keepRunning.ts'
import { waitForPage } from '../../tools/start/waitForPage.ts'
import { demoPassword } from '../../tools/start/demoAccounts.ts'
import { publishRogue } from '../support/rogueRelease.ts'
import { expect, test as base, THOROUGH } from '../support/test.ts'

/** The address on this machine of the product, with a remote in it that is not live there. It outlives the pages. */
const test = base.extend<object, { against: string }>({
  against: [
    async ({ product }, use) => {
      const home = mkdtempSync(join(tmpdir(), 'kinora-against-'))
      mkdirSync(join(home, 'logs'))
      await writeLocalVersions(home, await publishRogue(home, 'enhanced'))
      const port = await freePorts(1)
      const env = { AGAINST: product.origin, KINORA_HOME: home }
      const running = keepRunning({ name: 'against', script: 'gateway/src/against.ts', port, env }, join(home, 'logs'))
      const address = `http://localhost:${port}`
      await waitForPage(address, 30_000)
      await use(address)
      await running.stop()
      rmSync(home, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const federation = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('kinora.federation', '{"version":1,"on":true}'))

test('a remote of this machine is a part of a deployed product, whose pages and accounts work', async ({
  page,
  product,
  against,
}) => {
  await page.goto(`${against}/rogue-enhanced`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rogue says 9 min')
  await page.getByRole('link', { name: 'Programy' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy')

  await page.getByRole('banner').getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click()
  await page.getByLabel('Adres e-\u2060mail').fill(accounts.member)
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword(product.home))
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Anna/ })).toBeVisible()
})

test('a developer’s switch shows shell and remotes to Module Federation’s extension', THOROUGH, async ({ page }) => {
  await federation(page)
  // The page of one remote with a slot of another.
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => Object.keys(window.__FEDERATION__?.moduleInfo ?? {}))).toHaveLength(3)
  const { moduleInfo, __INSTANCES__: instances } = await page.evaluate(() => {
    const { moduleInfo, __INSTANCES__ } = window.__FEDERATION__
    return { moduleInfo, __INSTANCES__: __INSTANCES__.map(({ name }) => name) }
  })
  expect(instances).toEqual(['shell'])
  expect(moduleInfo['shell']).toHaveProperty(['remotesInfo', 'mfe-catalog', 'matchedVersion'])
  expect(moduleInfo['shell']).toHaveProperty(['remotesInfo', 'mfe-marketing', 'matchedVersion'])
})

test(
  'the extension puts a remote of another address into a page of this machine',
  THOROUGH,
  async ({ page, product, against }) => {
    await federation(page)
    const proxied = `${product.origin}/releases/mfe-catalog/live/mf-manifest.json`
    // What the extension's content script does before a page's own scripts.
    await page.addInitScript((entry) => {
      const plugin = {
        name: 'override',
        beforeRegisterRemote: ({ remote, ...others }: { remote: { name: string; entry: string } }) => {
          if (remote.name === 'mfe-catalog') remote.entry = entry
          return { remote, ...others }
        },
      }
      Object.defineProperty(window, '__FEDERATION__', { value: { __GLOBAL_PLUGIN__: [plugin] } })
    }, proxied)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && /mfe-catalog\/.+\/program\.js/.test(request.url()))
        scripts.push(request.url())
    })
    await page.goto(`${against}/programs`)
    await page.getByRole('link', { name: 'Most dla stabilnych bioder' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Most dla/)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((url) => !url.startsWith(product.origin))).toEqual([])
  },
)
