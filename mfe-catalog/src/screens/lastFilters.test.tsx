import { clearPersonalValues } from '@kinora/session'
import { renderRemote, server } from '@kinora/testing'
import { releaseSpaces } from '@kinora/ui'
import { screen, waitFor } from '@testing-library/react'
import { fakePrograms } from '../programList.fake.ts'
import { program } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, words } from '../words.fake.ts'

beforeEach(() => server.use(...fakePrograms([program(1), program(2)])))
afterEach(releaseSpaces)

const offer = () => screen.queryByRole('link', { name: containing('last.filters') })
const opened = () => screen.findByRole('heading', { level: 2, name: /program/ })

/** Opens the list with filters, then again at `now`, by default without. */
async function comeBack(narrowed: string, now = '/programs') {
  const { unmount } = await renderRemote(catalog, narrowed)
  await opened()
  unmount()
  const view = await renderRemote(catalog, now)
  await opened()
  return view
}

test('the last filters are offered, and applied only on a click', async () => {
  const { user, router } = await comeBack(
    '/programs?duration=medium&position=standing&phrase=program&page=1&sort=title',
  )
  expect(router.state.location.search).toBe('')
  expect(offer()).toHaveTextContent(/^Ostatnio: 5–10 minut, stojąc\s*–\s*pokaż$/)

  await user.click(offer()!)
  await waitFor(() => expect(offer()).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?duration=medium&position=standing')
})

test('the search phrase is not stored', async () => {
  await comeBack('/programs?phrase=program')
  expect(offer()).not.toBeInTheDocument()
  expect(localStorage.getItem('kinora.own.filters')).toBeNull()
})

test('the last filters can be forgotten, which moves the focus to the count', async () => {
  const { user, unmount } = await comeBack('/programs?quiet=1')
  await user.click(screen.getByRole('button', { name: words('last.forget') }))
  expect(offer()).not.toBeInTheDocument()
  expect(await opened()).toHaveFocus()

  unmount()
  await renderRemote(catalog, '/programs')
  await opened()
  expect(offer()).not.toBeInTheDocument()
})

test('nothing is offered on a filtered list, or after its filters were cleared', async () => {
  const { user, unmount } = await comeBack('/programs?quiet=1', '/programs?level=1')
  expect(offer()).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: words('filters.clear') }))
  await waitFor(() => expect(screen.queryByRole('link', { name: words('filters.clear') })).not.toBeInTheDocument())
  expect(offer()).not.toBeInTheDocument()

  unmount()
  await renderRemote(catalog, '/programs')
  await opened()
  expect(offer()).toBeVisible()
})

test('the filters of one user are not offered to the next', async () => {
  const { unmount } = await renderRemote(catalog, '/programs?quiet=1')
  await opened()
  unmount()
  clearPersonalValues()
  await renderRemote(catalog, '/programs')
  await opened()
  expect(offer()).not.toBeInTheDocument()
})

test.each(['broken', '{"version":2,"query":"quiet=1"}', '{"version":1,"query":7}', 'null'])(
  'an invalid stored value is ignored: %s',
  async (stored) => {
    const { unmount } = await renderRemote(catalog, '/programs?quiet=1')
    await opened()
    unmount()
    localStorage.setItem('kinora.own.filters', stored)
    await renderRemote(catalog, '/programs')
    await opened()
    expect(offer()).not.toBeInTheDocument()
  },
)
