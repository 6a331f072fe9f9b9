import type { LiveReleases } from '@kinora/contracts'
import { makeI18n } from '@kinora/i18n'
import { useHoldReload } from '@kinora/router'
import { renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import pl from '../../locales/pl.json' with { type: 'json' }
import { followReleases } from './followReleases.ts'
import { tabReleases } from './tabReleases.ts'
import { followTyping } from './typedText.ts'
import { containing, words } from '../../words.fake.ts'

const UNDONE: LiveReleases = {
  manifest: 'manifest-3',
  releases: { 'mfe-catalog': '1' },
  withdrawn: { 'mfe-catalog': ['2'] },
}

beforeAll(followTyping)
beforeEach(() => {
  sessionStorage.clear()
  Object.assign(tabReleases, { isOutdated: false, isWithdrawn: false })
})

/** A tab of `manifest` that runs version 2 of a remote, and a gateway that answers `live`. */
function openTab({ manifest = 'manifest-2', live = UNDONE, version = '2' } = {}) {
  let requestCount = 0
  server.use(http.get('http://localhost/live', () => (requestCount++, HttpResponse.json(live))))
  const reload = jest.fn()
  const ask = followReleases({
    manifest,
    versionsInUse: () => [['mfe-catalog', version]],
    i18n: makeI18n('pl', { shell: pl }),
    reload,
  })
  return { ask, reload, requestCount: () => requestCount }
}

function Page() {
  const [isHeld, setHeld] = useState(false)
  useHoldReload(isHeld)
  return (
    <>
      <button onClick={() => setHeld(!isHeld)}>Film</button>
      <input type="checkbox" />
      <textarea aria-label="Notatka" />
    </>
  )
}
const offer = () => screen.findByRole('button', { name: words('releases.refresh') })

test('a tab with a withdrawn version reloads, and the page after that says why, once', async () => {
  renderApp(<Page />)
  const { ask, reload } = openTab()
  ask()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(containing('releases.withdrawn.done'))).not.toBeInTheDocument()

  act(() => void openTab({ manifest: 'manifest-3', version: '1' }))
  expect(await screen.findByText(containing('releases.withdrawn.done'))).toBeVisible()
})

test('a page that still names the withdrawn version after its reload does not reload again, but offers it', async () => {
  renderApp(<Page />)
  const first = openTab()
  first.ask()
  await waitFor(() => expect(first.reload).toHaveBeenCalled())

  const second = openTab()
  second.ask()
  expect(await offer()).toBeVisible()
  expect(second.reload).not.toHaveBeenCalled()
})

test.each([
  ['long ago', 6 * 60_000],
  ['before the clock was set back', -86_400_000],
])('a tab that has reloaded %s does so again', async (_when, passedMs) => {
  const first = openTab()
  first.ask()
  await waitFor(() => expect(first.reload).toHaveBeenCalled())

  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + passedMs)
  const second = openTab()
  second.ask()
  await waitFor(() => expect(second.reload).toHaveBeenCalledTimes(1))
})

test('while something holds, a notice offers the reload; when it ends, the tab reloads', async () => {
  const { user } = renderApp(<Page />)
  const film = screen.getByRole('button', { name: 'Film' })
  await user.click(film)
  const { ask, reload } = openTab()
  ask()
  const refresh = await offer()
  expect(reload).not.toHaveBeenCalled()

  await user.click(film)
  ask()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await user.click(refresh)
  expect(reload).toHaveBeenCalledTimes(2)
})

const REPLACED: LiveReleases = { manifest: 'manifest-9', releases: { 'mfe-catalog': '9' }, withdrawn: {} }

test('a tab whose files are gone since reloads, and the page after that says why', async () => {
  renderApp(<Page />)
  const { ask, reload } = openTab({ live: REPLACED })
  ask()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))

  act(() => void openTab({ manifest: 'manifest-9', live: REPLACED, version: '9' }))
  expect(await screen.findByText(containing('releases.outdated.done'))).toBeVisible()
})

test('with typed text it offers that instead', async () => {
  const { user } = renderApp(<Page />)
  const { ask, reload } = openTab({ live: REPLACED })
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'boli mniej')
  ask()
  expect(await screen.findByText(containing('releases.outdated.offer'))).toBeVisible()
  await user.click(await offer())
  expect(reload).toHaveBeenCalledTimes(1)
})

/** From now on the gateway answers this. */
const nowLive = (live: LiveReleases) => server.use(http.get('http://localhost/live', () => HttpResponse.json(live)))
const becomesVisible = () => document.dispatchEvent(new Event('visibilitychange'))

test('what did not load while its own versions were live is forgotten, and a later release changes nothing', async () => {
  renderApp(<Page />)
  const { ask, reload, requestCount } = openTab({ live: { ...REPLACED, manifest: 'manifest-2' } })
  ask()
  await waitFor(() => expect(requestCount()).toBe(1))
  nowLive(REPLACED)
  becomesVisible()
  await waitFor(() => expect(tabReleases.isOutdated).toBe(true))
  expect(reload).not.toHaveBeenCalled()
})

test('a withdrawal is offered also after the tab was found to be outdated', async () => {
  const { user } = renderApp(<Page />)
  const { ask } = openTab({ live: REPLACED })
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'boli mniej')
  ask()
  expect(await screen.findByText(containing('releases.outdated.offer'))).toBeVisible()
  nowLive(UNDONE)
  becomesVisible()
  expect(await screen.findByText(containing('releases.withdrawn.offer'))).toBeVisible()
  expect(screen.queryByText(containing('releases.outdated.offer'))).not.toBeInTheDocument()
})

test('typed text is kept, although the page holds nothing', async () => {
  const { user } = renderApp(<Page />)
  const { ask, reload } = openTab()
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'boli mniej')
  ask()
  await offer()
  expect(reload).not.toHaveBeenCalled()
})

test('a tab whose own versions are live or were replaced stays as it is while everything loads', async () => {
  renderApp(<Page />)
  const { reload } = openTab({ version: '1' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(tabReleases.isOutdated).toBe(true))
  expect(reload).not.toHaveBeenCalled()
})

test('a tab asks when it becomes visible, and not while it is hidden or offline', async () => {
  const { requestCount } = openTab({ version: '1' })
  const becomes = (visibility: DocumentVisibilityState, online = true) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  becomes('hidden')
  becomes('visible', false)
  expect(requestCount()).toBe(0)
  becomes('visible')
  await waitFor(() => expect(requestCount()).toBeGreaterThan(0))
})
