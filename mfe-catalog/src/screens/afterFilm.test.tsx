import type { ActiveSession, Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderRemote, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { arrive, moveTo, say } from '../features/player/film.fake.ts'
import { link } from '../features/player/showPlayer.fake.tsx'
import { fakeSavedPrograms } from '../features/saved-programs/savedPrograms.fake.ts'
import { fakeAnswers, fakeTraining } from '../features/training/training.fake.ts'
import { detail, fakeProgram, program } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { text, words } from '../words.fake.ts'

const WORDS = {
  pl: { play: /^Wróć do/, title: 'Film za Tobą. Co dalej?' },
  en: { play: /^Back to/, title: 'The film is over. What next?' },
}
const closed = { ...program(7, { title: 'Mocne ramiona', isExampleTraining: false }), reason: 'goesWell' as const }
const free = { ...program(8, { title: 'Koci grzbiet' }), reason: 'sameCategory' as const }
const neck = detail(5, { moreLikeThis: [closed, free] })
const withPlan = () => fakeSession({}, { hasActiveSubscription: true })

type Options = {
  session: ActiveSession | null
  provided?: string[]
  path?: Program[]
  watchedProgram?: typeof neck
  locale?: Locale
}

/** Plays the film of a program, which lasts two minutes. */
async function watch({
  session,
  provided = ['/subscription'],
  path = [],
  watchedProgram = neck,
  locale = 'pl',
}: Options) {
  server.use(
    ...fakeAuth(session).handlers,
    ...fakeTraining([watchedProgram], { path }).handlers,
    ...fakeAnswers().handlers,
    ...fakeSavedPrograms([watchedProgram]).handlers,
    fakeProgram(watchedProgram),
    http.get(api('/trinings/getVideoURL/5'), () => link('/media/1.m3u8')),
    http.get(api('/trinings/getTranscriptionURL/5'), () => HttpResponse.json({ data: null })),
    http.get(api('/progress/position/5'), () => HttpResponse.json({ data: null })),
    http.put(api('/progress/position/5'), () => new HttpResponse(null, { status: 204 })),
  )
  const view = await renderRemote(catalog, '/programs/5?t=10', { locale, provided })
  await act(() => sessionClient.follow())
  await view.user.click(await screen.findByRole('button', { name: WORDS[locale].play }))
  const film = await screen.findByTestId<HTMLVideoElement>('film')
  await waitFor(() => expect(film).toHaveAttribute('src'))
  arrive(film)
  return { ...view, film }
}

const end = (film: HTMLVideoElement) => {
  moveTo(film, 120)
  say(film, 'ended')
}
const ways = (locale: Locale = 'pl') => screen.queryByRole('complementary', { name: WORDS[locale].title })
const announcements = () => screen.queryAllByText(words('afterFilm.said'))
const links = (locale?: Locale) =>
  within(ways(locale)!)
    .getAllByRole('link')
    .map((way) => [way.textContent.replace(/\s/g, ' '), way.getAttribute('href')])

const SIMILAR = ['Podobny tematKoci grzbiet9 min · bezpłatny', '/programs/8']
const PLANS = ['Zobacz plany', '/subscription']

test('after a film a visitor is led to a free similar one, to an account and back, and to the plans', async () => {
  const { film } = await watch({ session: null })
  moveTo(film, 119)
  expect(ways()).not.toBeInTheDocument()
  expect(announcements()).toHaveLength(0)

  end(film)
  const signUp = `/auth/sign-up?callbackUrl=${encodeURIComponent('/programs/5?t=10')}`
  expect(links()).toEqual([SIMILAR, [text('afterFilm.signUp'), signUp], PLANS])
  expect(announcements()).toHaveLength(1)
  expect(announcements()[0]).toHaveRole('status')
})

test('so is one who reads English', async () => {
  const { film } = await watch({ session: null, locale: 'en' })
  end(film)

  expect(links('en')).toEqual([
    [expect.stringMatching(/Koci grzbiet9 min · free$/), '/en/programs/8'],
    ['Create an account', `/en/auth/sign-up?callbackUrl=${encodeURIComponent('/en/programs/5?t=10')}`],
    ['See the plans', '/en/subscription'],
  ])
})

test('no plans are offered while none are sold', async () => {
  const { film } = await watch({ session: null, provided: [] })
  end(film)

  expect(within(ways()!).queryByRole('link', { name: words('player.plans') })).not.toBeInTheDocument()
  expect(within(ways()!).getByRole('link', { name: words('afterFilm.signUp') })).toBeVisible()
})

test('a member without a plan is led to a free similar film and to the plans', async () => {
  const { film } = await watch({ session: fakeSession() })
  end(film)

  expect(links()).toEqual([SIMILAR, PLANS])
})

test('a member with a plan is led to a similar film', async () => {
  const { film } = await watch({ session: withPlan() })
  end(film)

  await waitFor(() => expect(ways()).toBeVisible())
  expect(links()).toEqual([['Dobry następny krokMocne ramiona9 min · w planie', '/programs/7']])
})

test('but not when their path goes on', async () => {
  const { film } = await watch({ session: withPlan(), path: [neck, detail(6, { title: 'Koci grzbiet' })] })
  end(film)

  expect(await screen.findByRole('complementary', { name: words('path.left') })).toBeVisible()
  expect(ways()).not.toBeInTheDocument()
  expect(announcements()).toHaveLength(0)
})

test('nothing is offered when the last exercise is repeated, and what was offered stays when the film plays again', async () => {
  const { film, user } = await watch({ session: null })
  moveTo(film, 40)
  const repeat = screen.getByRole('button', { name: /^Powt.*ćwiczenie$/ })
  await user.click(repeat)
  end(film)
  expect(film.currentTime).toBe(30)
  expect(ways()).not.toBeInTheDocument()

  await user.click(repeat)
  end(film)
  expect(ways()).toBeVisible()
  moveTo(film, 3)
  expect(ways()).toBeVisible()
  expect(announcements()).toHaveLength(1)
})
