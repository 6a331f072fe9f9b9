import { clearPersonalValues, followSession, sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { ToastStack } from '@kinora/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { program } from '../../programs.fake.ts'
import { messages, words } from '../../words.fake.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { fakeSavedPrograms } from './savedPrograms.fake.ts'
import { SaveButtons } from './SaveButtons.tsx'

const HOUR_MS = 3_600_000

const neck = program(1, { title: 'Spokojna szyja' })
const back = program(2, { title: 'Koci grzbiet' })
const heart = ({ title } = neck) => screen.getByRole('button', { name: words('saved.favouriteOf', { title }) })

/** Opens the list for a visitor. `signIn` signs somebody in, on the page that is shown. */
async function visit(lists: Parameters<typeof fakeSavedPrograms>[1] = {}) {
  const saved = fakeSavedPrograms([neck, back], lists)
  const auth = fakeAuth(null)
  server.use(...auth.handlers, ...saved.handlers)
  const list = (
    <>
      <FavouriteButton program={neck} />
      <FavouriteButton program={back} />
      <SaveButtons program={neck} />
      <ToastStack />
    </>
  )
  const pages = [
    { path: 'programs', element: list },
    { path: 'auth/sign-in', element: <h1>Logowanie</h1> },
  ]
  const view = renderApp(pages, { messages, route: '/programs' })
  await act(() => sessionClient.follow())
  const signIn = async (id = 7) => {
    auth.session = fakeSession({ id })
    await act(() => sessionClient.follow())
  }
  const comeBack = () => act(() => view.router.navigate('/programs'))
  return { ...saved, ...view, signIn, comeBack }
}

const saved = () =>
  expect(screen.getByRole('button', { name: words('remove.favourites.label', { title: neck.title }) })).toBeVisible()
const unsaved = () => expect(heart()).toBeVisible()

test('a heart pressed before signing in is saved once after it, and that can be undone', async () => {
  const { user, calls, signIn, comeBack } = await visit()
  await user.click(heart())
  await screen.findByRole('heading', { name: 'Logowanie' })
  await signIn()
  await comeBack()
  await waitFor(saved)
  expect(await screen.findByText(words('saved.kept.favourites', { title: 'Spokojna szyja' }))).toBeVisible()
  expect(heart(back)).toBeVisible()

  await user.click(screen.getByRole('button', { name: words('remove.undo') }))
  await waitFor(unsaved)
  await act(() => sessionClient.follow())
  expect(calls).toEqual(['POST favourites 1', 'DELETE favourites 101'])
})

test('so is a program for later', async () => {
  const { user, calls, signIn, comeBack } = await visit()
  await user.click(screen.getByRole('button', { name: words('saved.toWatch') }))
  await signIn()
  await comeBack()

  expect(await screen.findByText(words('saved.kept.watchList', { title: 'Spokojna szyja' }))).toBeVisible()
  expect(calls).toEqual(['POST watchList 1'])
})

test('of several hearts the last one counts', async () => {
  const { user, calls, signIn, comeBack } = await visit()
  await user.click(heart())
  await comeBack()
  await user.click(heart(back))
  await signIn()
  await comeBack()

  await waitFor(() => expect(calls).toEqual(['POST favourites 2']))
  unsaved()
})

test('what was a favourite already stays one, without a notice', async () => {
  const { user, calls, signIn, comeBack } = await visit({ favourites: [neck] })
  await user.click(heart())
  await signIn()
  await comeBack()
  await waitFor(saved)

  expect(calls).toEqual([])
  expect(screen.queryByRole('button', { name: words('remove.undo') })).not.toBeInTheDocument()
})

test.each([
  ['after an hour', HOUR_MS],
  ['where the clock was set back since', -HOUR_MS],
])('%s it is forgotten', async (_when, passedMs) => {
  const { user, calls, signIn, comeBack } = await visit({ watchList: [neck] })
  await user.click(heart())
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + passedMs)
  await signIn()
  await comeBack()
  await waitFor(() => expect(screen.getByRole('button', { name: words('saved.notToWatch') })).toBeVisible())

  unsaved()
  expect(calls).toEqual([])
})

test('the next person does not get the heart of the one before', async () => {
  const { user, calls, signIn, comeBack } = await visit({ watchList: [neck] })
  const stop = followSession({ onEpochChange: clearPersonalValues, onRefused: () => {} })
  await user.click(heart())
  await signIn(7)
  act(() => sessionClient.forget())
  await signIn(8)
  await comeBack()
  await waitFor(() => expect(screen.getByRole('button', { name: words('saved.notToWatch') })).toBeVisible())

  unsaved()
  expect(calls).toEqual([])
  stop()
})
