import { api, problem } from '@kinora/testing'
import { isReloadHeld } from '@kinora/router'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plan, planned } from '../profile.fake.ts'
import { openProfile } from '../openProfile.fake.tsx'
import { text, words } from '../words.fake.ts'

const PLAY = '/profile/my-path/play'
const today = [planned(1, { isDue: true }), planned(2, { isDue: true }), planned(3)]
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const done = (calls: string[]) => calls.map((call) => call.split(' ').slice(0, 3).join(' '))

test('today’s programs play one after another, each counted when it ends', async () => {
  const { user, calls, router } = await openProfile(PLAY, { plan: plan(today) })
  expect(screen.getByRole('heading', { name: words('play.list', { count: 2, time: '20 minut' }) })).toBeVisible()
  expect(isReloadHeld()).toBe(false)

  await user.click(button('Zaczynamy'))
  expect(screen.getByRole('region', { name: 'film 1' })).toBeVisible()
  expect(screen.getByText(/^1 z\s2$/)).toBeVisible()
  expect(isReloadHeld()).toBe(true)
  await user.click(button('koniec filmu'))

  expect(screen.getByRole('heading', { level: 1, name: words('play.rest.title') })).toBeVisible()
  expect(screen.getByText('Program 2')).toBeVisible()
  expect(button('Zaczynam teraz')).toHaveFocus()
  expect(await screen.findByText(words('play.done.saved', { title: 'Program 1' }))).toBeVisible()
  await user.click(button('Zaczynam teraz'))
  await user.click(within(screen.getByRole('region', { name: 'film 2' })).getByRole('button', { name: 'koniec filmu' }))

  expect(screen.getByText(/^Za\sTobą 2 programy\./)).toBeVisible()
  expect(await screen.findByText(words('play.done.saved', { title: 'Program 2' }))).toBeVisible()
  expect(done(calls)).toEqual(['POST done 1', 'POST done 2'])
  expect(isReloadHeld()).toBe(false)
  await user.click(button(text('play.back')))
  expect(router.state.location.pathname).toBe('/profile/my-path')
})

test('the dose and the specialist’s note are said before playing, and the dose while it plays and before the next', async () => {
  const dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: '2 serie z taśmą', until: null }
  const dosed = today.map((item, place) => (place < 2 ? { ...item, dose } : item))
  const { user } = await openProfile(PLAY, { plan: plan(dosed, { note: 'Powoli, bez szarpania.' }) })
  expect(screen.getAllByText(/^2 serie z\staśmą$/)).toHaveLength(2)
  expect(screen.getByText('Powoli, bez szarpania.')).toBeVisible()
  await user.click(button('Zaczynamy'))
  expect(screen.getByText(/^2 serie z\staśmą$/)).toBeVisible()
  await user.click(button('koniec filmu'))
  expect(screen.getByText(/^2 serie z\staśmą$/)).toBeVisible()
})

test('after the last film it asks once whether anything hurts, about those that were done', async () => {
  const { user } = await openProfile(PLAY, { plan: plan(today) })
  await user.click(button('Zaczynamy'))
  await user.click(button('koniec filmu'))
  await user.click(button(text('play.stop')))
  expect(screen.getByRole('region', { name: 'pytanie o 1' })).toBeVisible()
  await user.click(button('pomiń pytanie'))
  expect(screen.queryByRole('region', { name: 'pytanie o 1' })).not.toBeInTheDocument()
})

test('a film that was only moved to its end does not count', async () => {
  const { user, calls } = await openProfile(PLAY, { plan: plan([today[0]!]) })
  await user.click(button('Zaczynamy'))
  await user.click(button('przewinięcie na koniec'))
  expect(screen.getByText(words('play.moved', { title: 'Program 1' }))).toBeVisible()
  expect(screen.getByText(words('play.overNone'))).toBeVisible()
  expect(screen.queryByRole('region', { name: 'pytanie o 1' })).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('the whole path can be played, in English too', async () => {
  const { user } = await openProfile(`${PLAY}?all=true`, { plan: plan(today) }, { locale: 'en' })
  expect(screen.getByRole('heading', { name: /^3 programs, 30\sminutes$/ })).toBeVisible()

  await user.click(button('Begin'))
  await user.click(button('Skip this program'))
  expect(screen.getByRole('region', { name: 'film 2' })).toBeVisible()
  expect(screen.getByText('Skipped: Program 1')).toBeVisible()
  await user.click(button('Stop for today'))
  expect(screen.getByText('Come back to it whenever you like.')).toBeVisible()
})

test('arrow keys and Enter are enough', async () => {
  const { user } = await openProfile(PLAY, { plan: plan(today) })
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(button(text('play.back'))).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Enter}')

  await user.keyboard('{ArrowDown}')
  expect(button(text('play.skip'))).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(button('odtwarzanie')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  expect(screen.getByRole('region', { name: 'film 2' })).toBeVisible()
})

test('a film that does not play is left out with a word', async () => {
  const { user, calls } = await openProfile(PLAY, { plan: plan(today) })
  await user.click(button('Zaczynamy'))
  await user.click(button('film się zepsuł'))

  expect(screen.getByText(words('play.failed', { title: 'Program 1' }))).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: words('play.rest.title') })).toBeVisible()
  expect(calls).toEqual([])
})

test('without a plan it says what is needed', async () => {
  const { user, router } = await openProfile(PLAY, { plan: plan(today) })
  await user.click(button('Zaczynamy'))
  await user.click(button('film wymaga planu'))

  expect(screen.getByText(words('play.locked'))).toBeVisible()
  await user.click(button('Zobacz plany'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'))
})

test('a program that could not be counted is sent again with the same key, and counts once', async () => {
  const keys: string[] = []
  const handlers = [
    http.post(
      api('/progress/done/1'),
      async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key)
        return new HttpResponse(null, { status: 503 })
      },
      { once: true },
    ),
  ]
  const { user, calls } = await openProfile(PLAY, { plan: plan([today[0]!]) }, { handlers })
  await user.click(button('Zaczynamy'))
  await user.click(button('koniec filmu'))

  expect(await screen.findByText(words('play.done.failed', { title: 'Program 1' }))).toBeVisible()
  expect(isReloadHeld()).toBe(true)
  await user.click(button('Zapisz ponownie'))
  expect(await screen.findByText(words('play.done.saved', { title: 'Program 1' }))).toBeVisible()
  expect(calls).toEqual([`POST done 1 ${keys[0]}`])
})

test('what was done often enough today is not counted again, and says so', async () => {
  const full = () => HttpResponse.json({ code: 'training.dailyMaximum', status: 409 }, { status: 409 })
  const handlers = [http.post(api('/progress/done/1'), full)]
  const { user } = await openProfile(PLAY, { plan: plan([today[0]!]) }, { handlers })
  await user.click(button('Zaczynamy'))
  await user.click(button('koniec filmu'))

  expect(await screen.findByText(/^Program 1: na\sdziś już wystarczy/)).toBeVisible()
})

test.each([
  [
    'all is done today',
    plan([planned(1, { isDue: true, doneToday: 1 })]),
    /^Na\sdziś nie ma już nic/,
    text('play.all'),
  ],
  ['it hurts', plan([planned(1, { isDue: true })], { asksForRest: true }), text('path.today.stop'), text('play.back')],
  ['there is no path', null, text('play.noPath'), 'Zobacz programy'],
])('when %s there is another way', async (_what, memberPlan, sentence, link) => {
  await openProfile(PLAY, { plan: memberPlan })

  expect(screen.getByRole('heading', { name: sentence })).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toBeVisible()
})

test('a specialist is told whose the path is', async () => {
  await openProfile(PLAY, {}, { as: 'specialist' })

  expect(screen.getByText(words('path.forMembers'))).toBeVisible()
})

test('in test mode a film is not counted, and there is nothing to repeat', async () => {
  const handlers = [http.post(api('/progress/done/:id'), () => problem(403, 'testMode.readOnly'))]
  const { user } = await openProfile(PLAY, { plan: plan([planned(1, { isDue: true })]) }, { handlers })
  await user.click(button('Zaczynamy'))
  await user.click(button('koniec filmu'))

  expect(await screen.findByText(words('play.done.tested', { title: 'Program 1' }))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('play.done.again') })).not.toBeInTheDocument()
})
