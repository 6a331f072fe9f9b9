import { setImmediate } from 'node:timers'
import type { RenderResult } from '@kinora/contracts'
import { makeStore } from '@kinora/http'
import { makeI18n } from '@kinora/i18n'
import { localePath } from '@kinora/paths'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { App } from './App.tsx'
import { noSlotComponents } from './features/remotes/serverSlots.ts'
import { messages } from './messages.ts'
import { fakePage } from './page.fake.tsx'
import type { Page } from './page.tsx'
import { routesOf } from './routes.tsx'

// React's server renderer needs it, and jsdom has none.
Object.assign(globalThis, { setImmediate })

const screens = { screen: () => () => null, loader: () => () => null }
const ownerOf = (path: string) => matchRoutes(routesOf(fakePage(), screens), path)?.at(-1)?.route.id

test('remotes own their pages, and the rest is not found', () => {
  expect(ownerOf('/programs')).toBe('mfe-catalog/programs')
  expect(ownerOf('/elsewhere')).toBe('nowhere')
})

/** With its own copy of all modules, as on the server: two renderers cannot share React's contexts. */
async function pageFromServer(page: Page, url: string): Promise<Exclude<RenderResult, { redirect: string }>> {
  const { origin, locale } = page
  const nothing = { remote: null, definition: null, slots: [], slotProviders: {} }
  const { signal } = new AbortController()
  const results: RenderResult[] = []
  await jest.isolateModulesAsync(async () => {
    const server = await import('./server.tsx')
    results.push(await server.render({ ...nothing, url, origin, locale, apiBase: `${origin}/api`, page, signal }))
  })
  const [result] = results
  if (!result || 'redirect' in result) throw new Error('No page was rendered')
  return result
}

test.each([
  ['pl', '/nowhere'],
  ['pl', '/faq%0A'],
  ['en', '/en/%E2%80%A8'],
] as const)('the not-found page, in %s at %s, is rendered by the server and hydrates', async (locale, url) => {
  const page = fakePage({ locale })
  const fromServer = await pageFromServer(page, url)
  expect(fromServer.status).toBe(404)

  const router = createMemoryRouter(routesOf(page, screens), {
    basename: localePath(locale, '/'),
    initialEntries: [url],
    hydrationData: fromServer.state as unknown as HydrationState,
  })
  const place = document.body.appendChild(document.createElement('div'))
  place.append(document.createRange().createContextualFragment(fromServer.body))
  const onRecoverableError = jest.fn()
  const i18n = makeI18n(locale, (await messages[locale]()).default)
  const store = makeStore({ apiBase: '/api', locale })
  const app = (
    <App page={page} storeNow={() => store} i18n={i18n} slotComponents={noSlotComponents}>
      <RouterProvider router={router} />
    </App>
  )
  await act(async () => void render(app, { container: place, hydrate: true, onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(i18n.t('shell:notFound.sentence'))
})
