import { sessionClient } from '@kinora/session'
import { api, fakeSession } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plan, planned, program } from '../profile.fake.ts'
import { renderMember } from '../renderProfile.fake.tsx'

const dose = { weekdays: [1, 3, 5], daysPerWeek: null, perDayMax: null, text: '2 serie po 10', until: null }
const bridge = planned(1, { training: program(1, { title: 'Most biodrowy', duration: 840 }), isDue: true, dose })
const cat = planned(2, { isDone: true, lastDay: '2026-11-18', nextDay: '2026-11-23' })
const today = () => part(/^Na\sdziś$/)
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('the path begins with today: date, one training, its dose and the note of the specialist', async () => {
  await renderMember('/profile/my-path', { plan: plan([bridge, cat], { note: 'Unoś biodra tylko trochę.' }) })

  expect(screen.getByRole('heading', { level: 1, name: 'Dzień dobry, Anna' })).toBeVisible()
  expect(await screen.findByText('Piątek, 20 listopada. Na dziś masz jeden trening, 14 minut.')).toBeVisible()
  const card = within(today().getByRole('article', { name: 'Most biodrowy' }))
  expect(card.getByText('2 serie po 10, pon., śr., pt.')).toBeVisible()
  expect(await card.findByText('Katarzyna Lis')).toBeVisible()
  expect(card.getByText('Unoś biodra tylko trochę.')).toBeVisible()
  expect(card.getByRole('link', { name: /^Zacznij trening Most biodrowy/ })).toHaveAttribute('href', '/programs/1')
})

test('the same in English', async () => {
  await renderMember(
    '/profile/my-path',
    { plan: plan([bridge, { ...bridge, training: program(3) }]) },
    { locale: 'en' },
  )

  expect(await screen.findByText('Friday 20 November. You have 2 sessions today, 24 minutes.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Play all in order' })).toHaveAttribute('href', '/en/profile/my-path/play')
})

test('several trainings: the first that is left is large, the others are lines, and they can be played in order', async () => {
  const items = [{ ...bridge, doneToday: 1 }, planned(5, { isDue: true }), planned(6, { isDue: true })]
  await renderMember('/profile/my-path', { plan: plan(items) })

  await screen.findByRole('region', { name: 'Zdrowe biodra' })
  expect(today().getByRole('article', { name: 'Program 5' })).toBeVisible()
  expect(today().getByRole('link', { name: 'Program 6' })).toHaveAttribute('href', '/programs/6')
  expect(within(today().getByRole('list')).getByText('Zrobione dziś')).toBeVisible()
  expect(today().getByRole('link', { name: /^Odtwórz wszystko po\skolei$/ })).toHaveAttribute(
    'href',
    '/profile/my-path/play',
  )
})

test.each([
  ['done', plan([{ ...bridge, doneToday: 1 }]), /^Na\sdziś wszystko zrobione\. Dobra robota/],
  ['rest', plan([cat]), /^Dziś nic nie musisz/],
  ['paused', plan([cat], { state: { mode: 'paused', until: '2026-12-03' } }), /^Plan czeka do 3 grudnia/],
])('a day that is %s is calm', async (_state, given, words) => {
  await renderMember('/profile/my-path', { plan: given })

  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Zacznij trening/ })).not.toBeInTheDocument()
})

test('the week says what each day was', async () => {
  await renderMember('/profile/my-path', { plan: plan([bridge]) })

  const days = within(await screen.findByRole('region', { name: 'Rytm tygodnia' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'pon.poniedziałek: zrobione',
    'wt.wtorek: odpoczynek',
    'śr.środa: częściowo',
    'czw.czwartek: odpoczynek',
    'pt.piątek: dziś',
    'sob.sobota: przed Tobą',
    'niedz.niedziela: przed Tobą',
  ])
  expect(days[4]).toHaveAttribute('aria-current', 'date')
})

test('the whole path tells its progress, and on each card the dose and the next day', async () => {
  const items = [bridge, cat, planned(3, { isDone: true, doneToday: 1 })]
  await renderMember('/profile/my-path', { plan: plan(items) })

  const path = within(await screen.findByRole('region', { name: 'Zdrowe biodra' }))
  expect(path.getByRole('progressbar', { name: /^Postęp na\sścieżce$/ })).toHaveAttribute('aria-valuenow', '67')
  expect(path.getByText(/^2 z\s3 programów za\sTobą\. Ponad połowa drogi\.$/)).toBeVisible()
  expect(within(path.getByRole('article', { name: 'Most biodrowy' })).getByText(/^Na\sdziś$/)).toBeVisible()
  expect(path.getByText('Następny raz: poniedziałek')).toBeVisible()
  expect(path.getByText('Zrobione dziś')).toBeVisible()
  expect(path.getByRole('link', { name: 'Odtwórz całą ścieżkę' })).toHaveAttribute(
    'href',
    '/profile/my-path/play?all=true',
  )
})

test('after a removal the focus goes to the path', async () => {
  const { user } = await renderMember('/profile/my-path', { plan: plan([bridge, cat]) })

  await user.click(await screen.findByRole('button', { name: 'path –: Program 2' }))
  expect(screen.getByRole('heading', { name: 'Zdrowe biodra' })).toHaveFocus()
})

test('a bad day: the gentler plan begins until the chosen day, and ends again', async () => {
  const given = plan([bridge], { allowed: { gentle: true, pause: false }, gentle: [program(8)] })
  const { user, calls } = await renderMember('/profile/my-path', { plan: given })

  expect(await screen.findByText('Łagodniejszy plan: 1 program, 10 minut. Też się liczy.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zrób przerwę' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Gorszy dzień' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Łagodniejszy plan' }))
  expect(dialog.getByRole('radio', { name: 'Tylko dziś' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: /^Trzy dni/ }))
  await user.click(dialog.getByRole('button', { name: 'Włącz łagodniejszy plan' }))

  expect(await screen.findByText('Łagodniejszy plan do 22 listopada.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Wróć do\szwykłego planu$/ }))
  await waitFor(() => expect(screen.queryByText('Łagodniejszy plan do 22 listopada.')).not.toBeInTheDocument())
  expect(calls).toEqual(['PUT state gentle 2026-11-22', 'DELETE state'])
})

test('a pause until a written day: an impossible day is refused with the reason', async () => {
  const { user, calls } = await renderMember(
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
  const { user } = await renderMember(
    '/profile/my-path',
    { plan: plan([bridge], { allowed: { gentle: false, pause: true } }) },
    { instead: [http.put(api('/my-plan/state'), refused)] },
  )
  await user.click(await screen.findByRole('button', { name: 'Zrób przerwę' }))
  await user.click(screen.getByRole('button', { name: 'Zacznij przerwę' }))

  expect(await screen.findByText(/^Twój specjalista właśnie to zmienił/)).toBeVisible()
})

test('the address opens all messages, and closing them takes the parameter away', async () => {
  const { user, router } = await renderMember('/profile/my-path?showMessages', { plan: plan([bridge]) })

  await user.click(
    within(await screen.findByRole('region', { name: 'rozmowa 4' })).getByRole('button', { name: 'zamknij rozmowę' }),
  )
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'zamknij rozmowę' })).not.toBeInTheDocument())
})

test('without a specialist there is nobody to write to, and a way on', async () => {
  await renderMember('/profile/my-path', { plan: plan([bridge]), specialist: null })

  expect(await screen.findByText(/nie ma z\skim tu rozmawiać/)).toBeVisible()
  expect(part('Wiadomości').getByRole('link', { name: /^Napisz do\snas$/ })).toHaveAttribute('href', '/contact')
})

test('before there is a path, programs are offered', async () => {
  await renderMember('/profile/my-path', { plan: null })

  expect(await screen.findByText(/^Twoja ścieżka dopiero powstaje/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zobacz programy' })).toHaveAttribute('href', '/programs')
  expect(screen.getByText('catalog.examplePrograms.v1')).toBeVisible()
})

test('a path that failed to load can be fetched again', async () => {
  const instead = [http.get(api('/my-plan'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await renderMember('/profile/my-path', { plan: plan([bridge]) }, { instead })

  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findAllByRole('article', { name: 'Most biodrowy' })).toHaveLength(2)
})

test('a specialist is told whose the path is', async () => {
  await renderMember('/profile/my-path', {}, { session: fakeSession({ isSpecialist: true }) })

  expect(screen.getByText(/^Ścieżka jest dla osób, które ćwiczą/)).toBeVisible()
})

test('the sample path of test mode goes on page by page, and the focus follows the last one', async () => {
  const asked: (string | null)[] = []
  const instead = [
    http.get(api('/trinings/test-mode'), ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'))
      asked.push(String(offset))
      const ids = Array.from({ length: Math.min(12, 26 - offset) }, (_, index) => offset + index + 1)
      return HttpResponse.json({ data: ids.map((id) => program(id)), count: 26 })
    }),
  ]
  const items = Array.from({ length: 12 }, (_, index) => planned(index + 1))
  const { user } = await renderMember(
    '/profile/my-path',
    { plan: plan(items, { name: 'TEST' }) },
    { session: fakeSession({ isSpecialist: true }), instead },
  )
  expect(screen.queryByRole('button', { name: 'Pokaż więcej programów' })).not.toBeInTheDocument()
  act(() => sessionClient.setTestMode(true))

  await user.click(await screen.findByRole('button', { name: 'Pokaż więcej programów' }))
  expect(await screen.findByRole('article', { name: 'Program 24' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pokaż więcej programów' }))
  const last = await screen.findByRole('article', { name: 'Program 26' })
  expect(screen.queryByRole('button', { name: 'Pokaż więcej programów' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Więcej programów' })).toHaveFocus()
  expect(last).toBeVisible()
  expect(asked).toEqual(['12', '24'])
})
