import { sessionClient } from '@kinora/session'
import { api } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plan, planned, program } from '../profile.fake.ts'
import { openProfile } from '../openProfile.fake.tsx'
import { containing, words } from '../words.fake.ts'

const dose = { weekdays: [1, 3, 5], daysPerWeek: null, perDayMax: null, text: '2 serie po 10', until: null }
const bridge = planned(1, { training: program(1, { title: 'Most biodrowy', duration: 840 }), isDue: true, dose })
const cat = planned(2, { isDone: true, lastDay: '2026-11-18', nextDay: '2026-11-23' })
const today = () => part(words('path.today.title'))
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('the path begins with today: date, one training, its dose; the note of the specialist is with the path', async () => {
  await openProfile('/profile/my-path', {
    plan: plan([bridge, cat], { note: 'Unoś biodra tylko trochę.', noteAt: '2026-11-02T09:00:00Z' }),
  })

  expect(screen.getByRole('heading', { level: 1, name: words('path.greeting', { name: 'Anna' }) })).toBeVisible()
  expect(await screen.findByText('Piątek, 20 listopada. Na dziś masz jeden trening, 14 minut.')).toBeVisible()
  expect(today().getByText('2 serie po 10')).toBeVisible()
  expect(today().getByRole('link', { name: /^Zacznij trening Most biodrowy/ })).toHaveAttribute('href', '/programs/1')
  const whole = within(screen.getByRole('region', { name: 'Zdrowe biodra' }))
  expect(await whole.findByText('Katarzyna Lis')).toBeVisible()
  expect(whole.getByText('Unoś biodra tylko trochę.')).toBeVisible()
  expect(whole.getByText(words('path.today.byOn', { day: '2 listopada' }))).toBeVisible()
})

test('several trainings are lines, and one button plays what is left of them in order', async () => {
  const items = [{ ...bridge, doneToday: 1 }, planned(5, { isDue: true }), planned(6, { isDue: true })]
  await openProfile('/profile/my-path', { plan: plan(items) }, { locale: 'en' })

  expect(await screen.findByText('Friday 20 November. You have 2 sessions today, 20 minutes.')).toBeVisible()
  const lines = within(screen.getByRole('region', { name: 'For today' }))
  expect(lines.getByRole('link', { name: 'Program 6' })).toHaveAttribute('href', '/en/programs/6')
  expect(within(lines.getByRole('list')).getByText('Done today')).toBeVisible()
  expect(lines.getByRole('link', { name: /^Start training/ })).toHaveAttribute('href', '/en/profile/my-path/play')
})

test.each([
  ['done', plan([{ ...bridge, doneToday: 1 }]), /^Na\sdziś wszystko zrobione\. Dobra robota/],
  ['rest', plan([{ ...cat, dose }]), /^Dziś nic nie musisz/],
  ['stopped by pain', plan([bridge], { asksForRest: true }), /^Na\sdziś wystarczy/],
  ['paused', plan([cat], { state: { mode: 'paused', until: '2026-12-03' } }), /^Plan czeka do 3 grudnia/],
])('a day that is %s is calm', async (_state, calmPlan, sentence) => {
  await openProfile('/profile/my-path', { plan: calmPlan })

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('link', { name: containing('path.today.start') })).not.toBeInTheDocument()
})

test('the week says what each day was', async () => {
  await openProfile('/profile/my-path', { plan: plan([bridge]) })

  const [list] = within(await screen.findByRole('region', { name: words('path.week.title') })).getAllByRole('list')
  const days = within(list!).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'ponponiedziałek: zrobione',
    'wtwtorek: odpoczynek',
    'śrśroda: częściowo',
    'czwczwartek: odpoczynek',
    'ptpiątek: dziś',
    'sobsobota: przed Tobą',
    'niedzniedziela: przed Tobą',
  ])
  expect(days[4]).toHaveAttribute('aria-current', 'date')
})

test('the whole path tells its progress, and on each card the dose and the next day', async () => {
  const items = [bridge, cat, planned(3, { isDone: true, doneToday: 1 })]
  await openProfile('/profile/my-path', { plan: plan(items) })

  const path = within(await screen.findByRole('region', { name: 'Zdrowe biodra' }))
  expect(path.getByRole('progressbar', { name: words('path.whole.bar') })).toHaveAttribute('aria-valuenow', '67')
  expect(path.getByText(/^2 z\s3 programów za\sTobą\. Ponad połowa drogi\.$/)).toBeVisible()
  expect(
    within(path.getByRole('article', { name: 'Most biodrowy' })).getByText(words('path.today.title')),
  ).toBeVisible()
  expect(path.getByText(words('path.when.next', { day: 'poniedziałek' }))).toBeVisible()
  expect(path.getByText(words('path.today.done'))).toBeVisible()
  expect(path.getByRole('link', { name: words('path.whole.play') })).toHaveAttribute(
    'href',
    '/profile/my-path/play?all=true',
  )
})

test('after a removal the focus goes to the path', async () => {
  const { user } = await openProfile('/profile/my-path', { plan: plan([bridge, cat]) })

  await user.click(await screen.findByRole('button', { name: 'path –: Program 2' }))
  expect(screen.getByRole('heading', { name: 'Zdrowe biodra' })).toHaveFocus()
})

test('a bad day: the gentle plan begins until the chosen day, and ends again', async () => {
  const gentlePlan = plan([bridge], { allowed: { gentle: true, pause: false }, gentle: [program(8)] })
  const { user, calls } = await openProfile('/profile/my-path', { plan: gentlePlan })

  expect(await screen.findByText(words('path.state.gentleHint', { count: 1, time: '10 minut' }))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('path.state.paused') })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words('path.state.gentle') }))
  const dialog = within(screen.getByRole('dialog', { name: words('path.state.dialog.gentle') }))
  expect(dialog.getByRole('radio', { name: words('path.state.dialog.choices.today') })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: containing('path.state.dialog.choices.threeDays') }))
  await user.click(dialog.getByRole('button', { name: words('path.state.dialog.send.gentle') }))

  expect(await screen.findByText(words('path.state.runs.gentle', { date: '22 listopada' }))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words('path.state.end.gentle') }))
  await waitFor(() =>
    expect(screen.queryByText(containing('path.state.runs.gentle', { date: '22 listopada' }))).not.toBeInTheDocument(),
  )
  expect(calls).toEqual(['PUT state gentle 2026-11-22', 'DELETE state'])
})

test('a pause until a written day: an impossible day is refused with the reason', async () => {
  const { user, calls } = await openProfile(
    '/profile/my-path',
    { plan: plan([bridge], { allowed: { gentle: false, pause: true } }) },
    { locale: 'en' },
  )
  await user.click(await screen.findByRole('button', { name: 'Take a break' }))
  await user.click(screen.getByRole('radio', { name: 'Until another day' }))
  await user.type(screen.getByLabelText('Last day'), '2027-06-01')
  await user.click(screen.getByRole('button', { name: 'Start the break' }))
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('Choose a day from 20 November to 19 January.')
  expect(calls).toEqual([])

  await user.clear(screen.getByLabelText('Last day'))
  await user.type(screen.getByLabelText('Last day'), '2026-12-03')
  await user.click(screen.getByRole('button', { name: 'Start the break' }))
  expect(await screen.findByText('Paused until 3 December.')).toBeVisible()
  expect(calls).toEqual(['PUT state paused 2026-12-03'])
})

test('a pause that the specialist no longer allows stays in its dialog, with the reason', async () => {
  const refused = () => HttpResponse.json({ code: 'plan.notAllowed', status: 403 }, { status: 403 })
  const { user } = await openProfile(
    '/profile/my-path',
    { plan: plan([bridge], { allowed: { gentle: false, pause: true } }) },
    { handlers: [http.put(api('/my-plan/state'), refused)] },
  )
  await user.click(await screen.findByRole('button', { name: words('path.state.paused') }))
  await user.click(screen.getByRole('button', { name: words('path.state.dialog.send.paused') }))

  expect(await screen.findByText(words('path.state.dialog.notAllowed'))).toBeVisible()
})

test('before there is a path, programs are offered', async () => {
  await openProfile('/profile/my-path', { plan: null })

  expect(await screen.findByText(words('path.empty.withSpecialist'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('path.find') })).toHaveAttribute('href', '/programs')
  expect(screen.getByText('catalog.examplePrograms.v1')).toBeVisible()
})

test('a path that failed to load can be fetched again', async () => {
  const handlers = [http.get(api('/my-plan'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openProfile('/profile/my-path', { plan: plan([bridge]) }, { handlers })

  await user.click(
    within(await within(screen.getByRole('main')).findByRole('alert')).getByRole('button', {
      name: words('again'),
    }),
  )
  expect(await screen.findByRole('link', { name: 'Most biodrowy' })).toBeVisible()
})

test('a specialist is told whose the path is', async () => {
  await openProfile('/profile/my-path', {}, { as: 'specialist' })

  expect(screen.getByText(words('path.forMembers'))).toBeVisible()
})

test('the sample path of test mode goes on page by page, and the focus follows the last one', async () => {
  const offsets: (string | null)[] = []
  const handlers = [
    http.get(api('/trinings/test-mode'), ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'))
      offsets.push(String(offset))
      const ids = Array.from({ length: Math.min(12, 26 - offset) }, (_, index) => offset + index + 1)
      return HttpResponse.json({ data: ids.map((id) => program(id)), count: 26 })
    }),
  ]
  const items = Array.from({ length: 12 }, (_, index) => planned(index + 1))
  const { user } = await openProfile(
    '/profile/my-path',
    { plan: plan(items, { name: 'TEST' }) },
    { as: 'specialist', handlers },
  )
  expect(screen.queryByRole('button', { name: words('path.sample.more') })).not.toBeInTheDocument()
  act(() => sessionClient.setTestMode(true))

  await user.click(await screen.findByRole('button', { name: words('path.sample.more') }))
  expect(await screen.findByRole('article', { name: 'Program 24' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('path.sample.more') }))
  const last = await screen.findByRole('article', { name: 'Program 26' })
  expect(screen.queryByRole('button', { name: words('path.sample.more') })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: words('path.sample.list') })).toHaveFocus()
  expect(last).toBeVisible()
  expect(offsets).toEqual(['12', '24'])
})
