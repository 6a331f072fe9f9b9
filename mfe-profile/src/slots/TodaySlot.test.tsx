import type { Locale } from '@kinora/i18n'
import { SlotContext } from '@kinora/remote'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import type { ReactNode } from 'react'
import { fakeConversation, fakeMessage, fakeSpecialist } from '../features/messages/messages.fake.ts'
import { fakeProfile, plan, planned, program } from '../profile.fake.ts'
import { fakeSlots } from '../slots.fake.tsx'
import { containing, messages, words } from '../words.fake.ts'
import TodaySlot from './TodaySlot.tsx'

type Options = {
  locale?: Locale
  specialist?: typeof fakeSpecialist | null
  said?: Parameters<typeof fakeConversation>[0]
  handlers?: RequestHandler[]
}

/** Anna's home page, with this plan. */
async function show(
  memberPlan: ReturnType<typeof plan> | null,
  { locale = 'pl', specialist = fakeSpecialist, said = [], handlers = [] }: Options = {},
) {
  fakeConversation(said)
  const fake = fakeProfile({ plan: memberPlan, specialist: specialist as never })
  server.use(...handlers, ...fakeAuth(fakeSession()).handlers, ...fake.handlers)
  await act(() => sessionClient.follow())
  const around = (children: ReactNode) => <SlotContext value={fakeSlots}>{children}</SlotContext>
  return { ...renderApp(<TodaySlot />, { messages, locale, around }), ...fake }
}
const dose = { weekdays: [1, 3, 5], daysPerWeek: null, perDayMax: null, text: '2 serie po 10', until: null }
const bridge = planned(1, { training: program(1, { title: 'Most biodrowy', duration: 840 }), isDue: true, dose })
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const today = () => region(words('path.today.title'))

test('today is one film: greeting, date and length, its dose, and the button that leads to it', async () => {
  await show(plan([bridge]))

  expect(await screen.findByText('Piątek, 20 listopada. Na dziś masz jeden trening, 14 minut.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: words('today.hello', { name: 'Anna' }) })).toBeVisible()
  const card = within(await today())
  expect(card.getByRole('link', { name: 'Most biodrowy' })).toHaveAttribute('href', '/programs/1')
  expect(card.getByText('2 serie po 10')).toBeVisible()
  expect(card.getByRole('link', { name: containing('path.today.start') })).toHaveAttribute('href', '/programs/1')
})

test('several films have one button, which plays them in order', async () => {
  await show(plan([{ ...bridge, doneToday: 1 }, planned(2, { isDue: true }), planned(3, { isDue: true })]), {
    locale: 'en',
  })

  const card = within(await region('For today'))
  expect(card.getAllByRole('listitem')).toHaveLength(3)
  expect(card.getByText('Done today')).toBeInTheDocument()
  expect(card.getByRole('link', { name: /^Start training/ })).toHaveAttribute('href', '/en/profile/my-path/play')
})

test('the week is a sentence and seven days, each with what it was', async () => {
  await show(plan([bridge, planned(2, { nextDay: '2026-11-21' })]))

  const week = within(await region(words('path.week.title')))
  expect(week.getByText(/^2 dni z\streningiem za Tobą\./)).toHaveTextContent(/ Jutro kolejny trening\.$/)
  const days = within(week.getByRole('list')).getAllByRole('listitem')
  expect(days).toHaveLength(7)
  expect(days[2]).toHaveTextContent('śrśroda: częściowo')
  expect(days[4]).toHaveAttribute('aria-current', 'date')
})

test('days of a pause say so', async () => {
  const paused = plan([bridge])
  await show({ ...paused, week: paused.week.map((day, at) => (at === 1 ? { ...day, isPaused: true } : day)) })

  const days = within(within(await region(words('path.week.title'))).getByRole('list')).getAllByRole('listitem')
  expect(days[1]).toHaveTextContent('wtwtorek: przerwa')
})

test('a week of a pause promises no first training', async () => {
  const paused = plan([bridge], { state: { mode: 'paused', until: '2026-11-30' } })
  await show({ ...paused, week: paused.week.map(({ day }) => ({ day, state: 'rest' as const, isPaused: true })) })
  expect(await screen.findByText(words('path.week.waits'))).toBeVisible()
  expect(screen.queryByText(words('path.week.begins'))).toBeNull()
})

test('what the specialist wrote last stands there with the day, and can be answered', async () => {
  const createAt = new Date('2026-11-19T12:00:00').toISOString()
  const last = fakeMessage(9, { content: 'Unoś biodra spokojnie.', createAt })
  await show(plan([bridge]), { said: [fakeMessage(8), last, fakeMessage(10, { senderId: 7 })] })

  const said = within(await region(words('today.said.title', { name: 'Ewa Lis' })))
  expect(await said.findByText('Unoś biodra spokojnie.')).toBeVisible()
  expect(said.getByText('wczoraj, 12:00')).toBeVisible()
  expect(said.getByRole('link', { name: words('today.said.reply') })).toHaveAttribute(
    'href',
    '/profile/my-path?showMessages',
  )
})

test('until there is a message the note on the path stands there', async () => {
  await show(plan([bridge], { note: 'Bez pośpiechu.', noteAt: '2026-11-19T11:00:00Z' }))

  const said = within(await region(words('today.said.title', { name: 'Ewa Lis' })))
  expect(await said.findByText('Bez pośpiechu.')).toBeVisible()
  expect(said.getByText('wczoraj')).toBeVisible()
  expect(said.getByRole('link', { name: words('today.said.write') })).toBeVisible()
})

test.each([
  ['done', plan([{ ...bridge, doneToday: 1 }]), /^Na\sdziś wszystko zrobione\. Dobra robota/],
  ['rest', plan([planned(2, { dose })]), /^Dziś nic nie musisz/],
  ['free', plan([planned(2)]), /^Ćwicz, kiedy\schcesz/],
  ['stopped by pain', plan([bridge], { asksForRest: true }), /^Na\sdziś wystarczy/],
  ['paused', plan([planned(2)], { state: { mode: 'paused', until: '2026-12-03' } }), /^Plan czeka do 3 grudnia/],
])('a day that is %s is calm, and asks for nothing', async (_state, calmPlan, sentence) => {
  await show(calmPlan)

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('link', { name: containing('path.today.start') })).not.toBeInTheDocument()
})

test('a day that asks for nothing leads to the path, and one that hurt does not', async () => {
  const { unmount } = await show(plan([planned(2)]))
  expect(await screen.findByRole('link', { name: words('path.today.toPath') })).toHaveAttribute(
    'href',
    '/profile/my-path',
  )
  unmount()
  await show(plan([bridge], { asksForRest: true }))
  expect(await screen.findByText(words('path.today.stop'))).toBeVisible()
  expect(screen.queryByRole('link', { name: words('path.today.toPath') })).not.toBeInTheDocument()
})

test('on a worse day the gentle plan begins from here; then the day says so at the top, and leads back', async () => {
  const { user, calls } = await show(plan([bridge], { allowed: { gentle: true, pause: true }, gentle: [program(8)] }))

  await user.click(await screen.findByRole('button', { name: words('path.state.gentle') }))
  await user.click(screen.getByRole('button', { name: words('path.state.dialog.send.gentle') }))
  expect(await screen.findByText(words('path.state.runs.gentle', { date: '20 listopada' }))).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: words('path.today.title') })).toHaveFocus())

  await user.click(screen.getByRole('button', { name: words('path.state.end.gentle') }))
  expect(await screen.findByRole('button', { name: words('path.state.gentle') })).toBeVisible()
  expect(calls).toEqual(['PUT state gentle 2026-11-20', 'DELETE state'])
})

test.each([
  ['no specialist', null, 'today.begin.alone'],
  ['a specialist', fakeSpecialist, 'today.begin.prepared'],
] as const)('without a path and with %s today says what to do first', async (_who, specialist, key) => {
  await show(null, { specialist })

  const steps = within(await region(words('today.begin.title')))
  expect(await steps.findByText(words(key, { name: 'Ewa' }))).toBeVisible()
  expect(steps.getByRole('link', { name: words('today.begin.film.title') })).toHaveAttribute('href', '/programs')
  expect(screen.getByText('catalog.examplePrograms.v1')).toBeVisible()
})

test('a plan that failed to load keeps the greeting, and can be fetched again', async () => {
  const handlers = [http.get(api('/my-plan'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await show(plan([bridge]), { handlers })

  expect(await screen.findByText(words('path.failed'))).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('again') }))
  expect(within(await today()).getByRole('link', { name: 'Most biodrowy' })).toBeVisible()
})
