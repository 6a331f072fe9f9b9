import type { MemberExercise } from '@kinora/contracts'
import { addDays, today } from '@kinora/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { openTeam } from '../openTeam.fake.tsx'
import { cat, plank } from '../path.fake.ts'
import { maria, teamMember } from '../team.fake.ts'
import { containing, words } from '../words.fake.ts'

const TEAM = '/profile/my-team'
const jan = teamMember(13, 'Jan')
const zoja = teamMember(16, 'Zoja', { group: 'snoozed', snoozedUntil: addDays(today(), 5) })
const pane = (name: string) => screen.findByRole('complementary', { name })

/** jsdom has no layout. */
beforeEach(() => jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200))
afterEach(() => jest.restoreAllMocks())

test('beside a wide list stands the first person, whose words are not read by that', async () => {
  await openTeam(TEAM)
  const first = within(await pane('Maria Wójcik'))
  expect(first.getByText(/Mediana z\s14 dni to 4,5/)).toBeVisible()
  expect(first.queryByRole('region', { name: 'rozmowa 12' })).not.toBeInTheDocument()
})

test('whoever is chosen in the list is shown with their conversation, and takes the focus', async () => {
  const { user, router } = await openTeam(TEAM)
  await user.click(await screen.findByRole('link', { name: 'Jan Wójcik' }))
  const chosen = within(await pane('Jan Wójcik'))
  expect(await chosen.findByRole('region', { name: 'rozmowa 13' })).toBeVisible()
  expect(chosen.getByRole('heading', { name: 'Jan Wójcik' })).toHaveFocus()
  expect(chosen.getByText(words('pane.done', { done: 3, asked: 4 }))).toBeVisible()
  expect(chosen.getByRole('link', { name: words('pane.page') })).toHaveAttribute('href', `${TEAM}/member/13`)
  expect(router.state.location.search).toBe('?person=13')
  await user.click(chosen.getByRole('button', { name: words('pane.before') }))
  expect(await pane('Maria Wójcik')).toBeVisible()
})

test('after which program it hurt stands beside the list, with its dose and the one before', async () => {
  const dose = { weekdays: null, daysPerWeek: null, perDayMax: null, until: null }
  const day = { isAsked: true, done: 1, isPartly: false, painBefore: 3, effort: null, feeling: null, note: null }
  const exercise = (training: MemberExercise['training'], days: MemberExercise['days']): MemberExercise => ({
    training,
    isOnPath: true,
    dose: { ...dose, text: '2 serie po 10' },
    changes: [{ day: '2026-11-24', kind: 'dose', before: { ...dose, text: '2 serie po 8' } }],
    days,
    asked: 4,
    done: 3,
  })
  const programs = [
    exercise(plank, [{ ...day, day: '2026-11-23', painAfter: 5 }]),
    exercise(cat, [{ ...day, day: '2026-11-25', painAfter: 8, effort: 'hard' }]),
  ]
  const exercises = { from: '2026-11-12', to: '2026-11-25', states: [], pain: [], programs }
  await openTeam(`${TEAM}?person=12`, { exercises })
  const chosen = within(await pane('Maria Wójcik'))
  expect(await chosen.findByText(cat.title)).toBeVisible()
  expect(chosen.queryByText(plank.title)).not.toBeInTheDocument()
  expect(chosen.getByText(/^2\sserie po\s10/)).toBeVisible()
  expect(chosen.getByText(/do 24\slistopada: 2\sserie po\s8/)).toBeVisible()
})

test('who is put off makes room for the next, and a notice undoes it', async () => {
  const { user } = await openTeam(`${TEAM}?person=12`, { members: [{ ...maria, unread: 0, unreadWords: 0 }, jan] })
  const chosen = within(await pane('Maria Wójcik'))
  await user.click(chosen.getByRole('button', { name: words('snooze.label', { name: 'Maria Wójcik' }) }))
  await user.click(chosen.getByRole('button', { name: words('snooze.days', { count: 3 }) }))

  const next = within(await pane('Jan Wójcik'))
  await waitFor(() => expect(next.getByRole('heading', { name: 'Jan Wójcik' })).toHaveFocus())
  const back = words('snooze.endLabel', { name: 'Maria Wójcik' })
  expect(await screen.findByRole('button', { name: back })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('snooze.undo') }))
  await waitFor(() => expect(screen.queryByRole('button', { name: back })).not.toBeInTheDocument())
})

test('who wrote stays in the list when they are put off, and the notice says so', async () => {
  const { user } = await openTeam(`${TEAM}?person=12`)
  const chosen = within(await pane('Maria Wójcik'))
  await user.click(chosen.getByRole('button', { name: words('snooze.label', { name: 'Maria Wójcik' }) }))
  await user.click(chosen.getByRole('button', { name: words('snooze.days', { count: 3 }) }))
  expect(await screen.findByText(containing('snooze.stays'))).toBeVisible()
  expect(await screen.findByText(words('row.isBack'))).toBeVisible()
})

test('who is put off can be shown again beside the list', async () => {
  const { user, calls } = await openTeam(`${TEAM}?person=16`, { members: [jan, zoja] })
  const chosen = within(await pane('Zoja Wójcik'))
  await user.click(chosen.getByRole('button', { name: words('snooze.endLabel', { name: 'Zoja Wójcik' }) }))
  expect(await chosen.findByRole('button', { name: words('snooze.label', { name: 'Zoja Wójcik' }) })).toBeVisible()
  expect(calls).toContain('list need all')
})
