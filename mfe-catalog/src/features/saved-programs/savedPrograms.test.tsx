import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { program } from '../../programs.fake.ts'
import { messages, words } from '../../words.fake.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { fakeSavedPrograms } from './savedPrograms.fake.ts'
import { SaveButtons } from './SaveButtons.tsx'

const neck = program(1, { title: 'Spokojna szyja' })
const back = program(2, { title: 'Koci grzbiet' })
const heart = ({ title } = neck) => screen.getByRole('button', { name: words('saved.favouriteOf', { title }) })
const savedHeart = ({ title } = neck) =>
  screen.getByRole('button', { name: words('remove.favourites.label', { title }) })

type Options = Parameters<typeof fakeSavedPrograms>[1] & {
  /** Delays the first response to the list of favourites, which is empty. */
  until?: Promise<void>
  /** Delays the first answer to who is signed in. */
  sessionKnown?: Promise<void>
}

async function open(session: ReturnType<typeof fakeSession> | null, { until, sessionKnown, ...lists }: Options = {}) {
  const saved = fakeSavedPrograms([neck, back], lists)
  server.use(...fakeAuth(session).handlers, ...saved.handlers)
  if (until)
    server.use(
      http.get(api('/favourites/my-favorites'), async () => (await until, HttpResponse.json({ data: [] })), {
        once: true,
      }),
    )
  const pages = [
    {
      path: 'programs',
      element: (
        <>
          <FavouriteButton program={neck} />
          <FavouriteButton program={back} />
          <SaveButtons program={neck} />
        </>
      ),
    },
    { path: 'auth/sign-in', element: <h1>Logowanie</h1> },
  ]
  const view = renderApp(pages, { messages, route: '/programs?level=1' })
  if (sessionKnown) {
    server.use(http.get(api('/auth/session'), async () => void (await sessionKnown), { once: true }))
    void sessionClient.follow()
  } else await act(() => sessionClient.follow())
  return { ...saved, ...view }
}

test('a favourite shows at once, and stays after the API confirmed it', async () => {
  const { user, calls } = await open(fakeSession())
  expect(heart()).not.toHaveAttribute('aria-pressed')
  await user.click(heart())
  await waitFor(() => expect(savedHeart()).toBeVisible())
  await waitFor(() => expect(calls).toEqual(['POST favourites 1']))
  expect(screen.getByRole('button', { name: words('saved.unfavourite') })).not.toHaveAttribute('aria-pressed')
})

test('a favourite saved before the list has loaded is kept when it loads', async () => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  const { user, calls } = await open(fakeSession(), { until })
  await user.click(heart())
  await waitFor(() => expect(calls).toEqual(['POST favourites 1']))
  answer()

  await waitFor(() => expect(savedHeart()).toBeVisible())
})

test('saved programs are shown as such, and removed by another press', async () => {
  const { user, calls } = await open(fakeSession(), { favourites: [neck], watchList: [neck] })
  await waitFor(() => expect(savedHeart()).toBeVisible())
  await user.click(savedHeart())
  expect(heart()).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('saved.notToWatch') }))

  await waitFor(() => expect(calls).toEqual(['DELETE favourites 101', 'DELETE watchList 102']))
})

test('a change that the API refuses is rolled back', async () => {
  const { user } = await open(fakeSession(), { favourites: [neck] })
  server.use(
    http.delete(api('/favourites/:id'), async () => (await delay(20), new HttpResponse(null, { status: 503 }))),
  )
  await waitFor(() => expect(savedHeart()).toBeVisible())
  await user.click(savedHeart())
  expect(heart()).toBeVisible()

  await waitFor(() => expect(savedHeart()).toBeVisible())
})

test('a late failure rolls back only its own program', async () => {
  const { promise: until, resolve: fail } = Promise.withResolvers<void>()
  const { user, calls } = await open(fakeSession())
  server.use(
    http.post(api('/favourites'), async () => (await until, new HttpResponse(null, { status: 503 })), { once: true }),
    http.get(api('/favourites/my-favorites'), () => new HttpResponse(null, { status: 503 })),
  )
  await user.click(heart())
  await user.click(heart(back))
  await waitFor(() => expect(calls).toContain('POST favourites 2'))
  fail()

  await waitFor(() => expect(heart()).toBeVisible())
  expect(savedHeart(back)).toBeVisible()
})

test('removing what another tab has already removed is no error', async () => {
  const { user, calls, removeElsewhere } = await open(fakeSession(), { favourites: [neck] })
  await waitFor(() => expect(savedHeart()).toBeVisible())
  removeElsewhere('favourites')
  await user.click(savedHeart())
  await waitFor(() => expect(calls).toEqual(['DELETE favourites 101']))

  await waitFor(() => expect(heart()).toBeVisible())
})

test('saved programs are shown only while their owner is signed in', async () => {
  await open(fakeSession(), { favourites: [neck] })
  await waitFor(() => expect(savedHeart()).toBeVisible())
  server.use(...fakeAuth(null).handlers)
  await act(() => sessionClient.follow())

  expect(heart()).toBeVisible()
})

test.each([
  ['a member', fakeSession(), () => expect(savedHeart()).toBeVisible()],
  ['a visitor', null, () => expect(screen.getByRole('heading', { name: 'Logowanie' })).toBeVisible()],
])('a press before it is known who presses is not lost: %s', async (_who, session, expectEffect) => {
  const { promise: sessionKnown, resolve: answer } = Promise.withResolvers<void>()
  const { user } = await open(session, { sessionKnown })
  await user.click(heart())
  answer()

  await waitFor(expectEffect)
})

test('a visitor is asked to sign in, and comes back', async () => {
  const { user, router } = await open(null)
  await user.click(heart())

  expect(await screen.findByRole('heading', { name: 'Logowanie' })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('callbackUrl')).toBe('/programs?level=1')
})
