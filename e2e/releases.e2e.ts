import { checkManifest, openStore, release, rollback, rollbackTarget } from '@kinora/releases'
import { expect, test } from './support/releasing.ts'
import { buildVariant, untilLive } from './support/variant.ts'

const VERSION = '0.2.0-visible'

/** Sends twenty requests a second until it is stopped; then returns the failures and all titles. */
function load(url: string) {
  const titles: string[] = []
  const failures: string[] = []
  const requests: Promise<void>[] = []
  const ask = async () => {
    const answer = await fetch(url)
    const html = await answer.text()
    if (answer.status !== 200) failures.push(`${answer.status}`)
    titles.push(/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? 'none')
  }
  const timer = setInterval(() => requests.push(ask().catch((error: Error) => void failures.push(error.message))), 50)
  return async () => {
    clearInterval(timer)
    await Promise.all(requests)
    return { titles, failures }
  }
}

test('a release is promoted and rolled back under load, without a restart or a failed request', async ({
  page,
  product,
}) => {
  const { store, keys } = await openStore(product.home)
  const before = await store.live()
  const stop = load(`${product.origin}/programs`)

  await release({
    store,
    keys,
    names: ['mfe-catalog'],
    by: 'somebody',
    check: checkManifest(product.urls.api),
    say: () => {},
    build: async (name) => ({
      version: VERSION,
      folder: await buildVariant(product.home, {
        name,
        version: VERSION,
        edits: [['src/locales/pl.json', '"title": "Programy"', '"title": "Programy na dziś"']],
      }),
    }),
  })
  await untilLive(product, [`/releases/mfe-catalog/${VERSION}/`])
  await page.goto(`${product.origin}/programs`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy na dziś')

  const after = await store.readManifest((await store.live())!)
  expect(after.previous).toBe(before)
  const changed = Object.entries(after.releases).filter(([, version]) => version === VERSION)
  expect(changed).toEqual([['mfe-catalog', VERSION]])

  await rollback({
    store,
    keys,
    name: 'mfe-catalog',
    target: await rollbackTarget(store, 'mfe-catalog'),
    by: 'somebody',
    check: checkManifest(product.urls.api),
  })
  await expect
    .poll(async () => (await (await fetch(`${product.origin}/programs`)).text()).includes(VERSION))
    .toBe(false)
  const { titles, failures } = await stop()
  expect(failures).toEqual([])
  const inOrder = titles.filter((title, index) => title !== titles[index - 1])
  expect(new Set(inOrder)).toEqual(new Set(['Programy', 'Programy na dziś']))
  const { releases } = await store.readManifest((await store.live())!)
  expect(releases).toEqual((await store.readManifest(before!)).releases)
})
