import type { PageState } from '@kinora/contracts'
import { fakeGateway, json } from '../gateway.fake.ts'

/** A remote's server bundle whose pages ask the API what to show for their URL. */
const server = `
exports.default = { show: async ({ url, apiBase }) => {
  const { data } = await (await fetch(apiBase + '/shown?of=' + encodeURIComponent(url))).json()
  if (data === 'moved') return { redirect: '/programs/13', status: 301 }
  if (data.startsWith('moved to ')) return { redirect: data.slice('moved to '.length), status: 302 }
  if (data === 'gone') return { status: 404, body: 'no such program' }
  if (data === 'down') return { status: 502, body: 'later' }
  if (data === 'busy') return { status: 503, body: 'in a moment' }
  if (data === 'throw') throw new Error('render failed')
  return { body: 'shows ' + data.replaceAll('<', '&lt;'), state: { text: data } }
} }
exports.indexes = async () => ({ default: {
  sitemap: (api) => api.get('/pages', { of: 'all' }),
  feed: (api, locale) => api.get('/news', { locale }),
} })`

/** A gateway with a remote whose pages show the text in `shown` for their URL; `renders` counts renderings. */
export async function fakePages() {
  const gateway = await fakeGateway()
  const pages = { ...gateway, shown: {} as Record<string, string>, renders: 0, contentVersion: 1 }
  gateway.api.answer = ({ url }, response) => {
    if (url === '/api/content-version') return json(response, { data: { version: pages.contentVersion } })
    if (!url!.startsWith('/api/shown')) return response.writeHead(404).end()
    pages.renders++
    const of = new URL(url!, 'http://x').searchParams.get('of')!
    return json(response, { data: pages.shown[of] ?? of })
  }
  await gateway.release(
    { name: 'shell', version: '1' },
    { name: 'mfe-catalog', version: '1', server, built: { indexes: ['sitemap', 'feed'] } },
  )
  await gateway.start()
  return pages
}

export type FakePages = Awaited<ReturnType<typeof fakePages>>

/** The page state in a page's HTML. */
export const stateIn = (html: string) => JSON.parse(/id="kinora-page">(.*?)<\/script>/.exec(html)![1]!) as PageState
