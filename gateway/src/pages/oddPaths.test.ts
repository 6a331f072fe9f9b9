import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { seed, thorough } from '../../../releases/src/thorough.fake.ts'
import { oddPaths } from './oddPaths.fake.ts'
import { fakePages, type FakePages } from './pages.fake.ts'

const PATHS = thorough(2_000, 200)
/** Where browsers stop. */
const MAX_REDIRECTS = 20

let pages: FakePages
const agent = new Agent({ keepAlive: true })
before(async () => void (pages = await fakePages()))
after(() => (agent.destroy(), pages.close()))

/** Asks without normalising the path, and follows redirects. */
async function visit(path: string) {
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const clientRequest = request(pages.url, { path, agent, headers: { accept: 'text/html' } }).end()
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
    const page = {
      path,
      status: response.statusCode!,
      type: response.headers['content-type'],
      html: await text(response),
    }
    if (page.status < 300 || page.status > 399) return page
    path = response.headers.location!
  }
  throw new Error('It redirects for ever')
}

test('every path ends in a page of its language', { timeout: 120_000 }, async () => {
  const isPage = async (requestedPath: string) => {
    const { path, status, type, html } = await visit(requestedPath)
    assert.ok([200, 404].includes(status), `${status} at ${path}`)
    assert.equal(type, 'text/html; charset=utf-8')
    assert.match(html, /<div id="root"><h1>/)
    assert.equal(/<html lang="(..)">/.exec(html)?.[1], /^\/en(\/|$)/.test(path) ? 'en' : 'pl')
  }
  await fc.assert(fc.asyncProperty(oddPaths, isPage), { numRuns: PATHS, seed })
})
