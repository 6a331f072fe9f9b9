import { openStore } from '@kinora/releases'
import { expect, test } from '../support/releasing.ts'
import { releaseChecked, rollBack } from '../support/variant.ts'

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
  const { store } = await openStore(product.home)
  const before = await store.live()
  const stop = load(`${product.origin}/programs`)

  await releaseChecked(product, {
    name: 'mfe-catalog',
    version: VERSION,
    edits: [['src/locales/pl.json', '"title": "Programy"', '"title": "Programy na dziś"']],
  })
  await page.goto(`${product.origin}/programs`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy na dziś')

  const after = await store.readManifest((await store.live())!)
  expect(after.previous).toBe(before)
  const changed = Object.entries(after.releases).filter(([, version]) => version === VERSION)
  expect(changed).toEqual([['mfe-catalog', VERSION]])

  await rollBack(product, 'mfe-catalog')
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
