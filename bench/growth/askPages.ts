import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '@kinora/paths'
import { loadManifest, openStore, smokePages } from '@kinora/releases'
import { step } from '../../tools/setup/step.js'
import type { Product } from '../../tools/product/startProduct.ts'
import { SESSION } from '../serving/openSession.ts'
import { withClient } from '../serving/withClient.ts'
import type { Asked, Both, Grown } from './startGrown.ts'

type Page = { path: string; statuses: number[]; isRendered: boolean }
type Name = keyof Both<Grown>

/** What the gateway writes of all that there is. */
const INDEXES = ['/sitemap.xml', '/feed.xml', '/en/feed.xml']

/**
 * How long the gateway takes for every page of every remote in both languages, in milliseconds: each freshly rendered,
 * from content that has just changed.
 */
export async function askPages(both: Both<Grown>, samples: number): Promise<Asked[]> {
  const asked = (await pagesOf(both.shipped.product)).map((page) => ({
    page,
    what: `page ${page.path}`,
    taken: { shipped: [], large: [] } as Both<number[]>,
  }))
  return step('Opening every page', async (detail) => {
    for (let round = 0; round <= samples; round++) {
      detail(`round ${round} of ${samples}`)
      await Promise.all(Object.values(both).map(renew))
      const names: Name[] = round % 2 === 0 ? ['shipped', 'large'] : ['large', 'shipped']
      for (const { page, taken } of asked)
        for (const name of names) {
          const ms = await ask(both[name], page)
          if (round > 0) taken[name].push(ms) // the first round loads code
        }
    }
    return asked
  })
}

async function pagesOf({ home }: Product): Promise<Page[]> {
  const { store, keys } = await openStore(home)
  const live = await store.live()
  if (live === null) throw new Error('No manifest is live.')
  const pages = smokePages(await loadManifest(store, keys, live), { examples: true })
  return [
    ...pages.map(({ path, statuses }) => ({ path, statuses, isRendered: true })),
    ...INDEXES.map((path) => ({ path, statuses: [200], isRendered: false })),
  ]
}

/** None of those that are measured. */
const OTHER = paths.references(2)

/** Says that the content has changed, and waits until nothing is kept of what it was. */
async function renew({ product: { origin, urls }, databaseUrl }: Grown): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('update content_state set version = version + 1')
    await client.query('notify content')
  })
  while (howServed(await get(origin + OTHER)) !== 'rendered') await sleep(100)
  // Once for each version, which is no page's.
  for (const locale of ['pl', 'en']) await get(`${urls.api}/api/trinings?locale=${locale}`)
}

async function ask({ product, cookies }: Grown, { path, statuses, isRendered }: Page): Promise<number> {
  const who = /^(\/en)?\/profile\/(my-team|messages)/.test(path) ? 'specialist' : 'member'
  const begun = performance.now()
  const response = await get(product.origin + path, `${SESSION}=${cookies[who]}`)
  const ms = performance.now() - begun
  const isMoved = response.status >= 300 && response.status < 400
  if (!isMoved && !statuses.includes(response.status)) throw new Error(`${path} answered ${response.status}.`)
  if (isRendered && !isMoved && howServed(response) !== 'rendered') throw new Error(`${path} was not rendered anew.`)
  return ms
}

async function get(url: string, cookie = ''): Promise<Response> {
  const response = await fetch(url, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  await response.arrayBuffer()
  return response
}

const howServed = ({ headers }: Response) => /^page;desc="(.*)"$/.exec(headers.get('server-timing') ?? '')?.[1]
