import type { TimelineDay } from '@kinora/contracts'
import { addDays, daysFrom } from '@kinora/i18n'
import { api } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { mariasPath } from '../path.fake.ts'
import { timelineDay } from '../team.fake.ts'
import { words } from '../words.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const LAST = '2026-11-23'
const part = (name: RegExp | string) => screen.findByRole('region', { name })
const weeks = (change: Record<string, Parameters<typeof timelineDay>[1]>) =>
  daysFrom(addDays(LAST, -27), LAST).map((day) => timelineDay(day, change[day]))

const training = (
  trainingName: string | null,
  told: Partial<TimelineDay['trainings'][number]> = {},
): TimelineDay['trainings'][number] => ({
  trainingName,
  done: 1,
  painBefore: null,
  painAfter: null,
  effort: null,
  feeling: null,
  ...told,
})
/** The weeks are folded at first. */
async function openWeeks(user: UserEvent, title: RegExp | string = /^Ostatnie cztery/) {
  const timeline = within(await part(title))
  await user.click(timeline.getByRole('button', { expanded: false }))
  return timeline
}

const BUSY = weeks({
  '2026-11-02': { done: 1, painBefore: 5, painAfter: 4, trainings: [training('Spacer', { painAfter: 4 })] },
  '2026-11-14': { pathChanges: [{ kind: 'added', trainingName: 'Koci grzbiet' }] },
  '2026-11-15': {
    state: 'paused',
    pathChanges: [
      { kind: 'added', trainingName: 'Most biodrowy' },
      { kind: 'added', trainingName: 'Spacer' },
      { kind: 'removed', trainingName: null },
    ],
  },
  '2026-11-20': {
    done: 2,
    painBefore: 7,
    feeling: 'happy',
    dayFeeling: 'happy',
    trainings: [training('Most', { painAfter: 7, effort: 'hard', feeling: 'worried' }), training(null)],
    doseChanges: ['Most'],
    messages: { fromMember: 2, fromSpecialist: 1 },
  },
})

test.each([
  [
    'pl',
    /^Ostatnie cztery/,
    /^Treningi były w\s2 dniach\. Ból na początku 4, ostatnio 7 na\s10\.$/,
    /dodano: Most biodrowy i\sSpacer; usunięto: program, którego już nie ma$/,
    '20 listopada 2 Most (ból 7, za ciężki, niespokojnie); program, którego już nie ma 7 – radośnie zmieniono dawkę: Most 2 1',
    '15 listopada przerwa – – – – dodano',
  ],
  [
    'en',
    'The last four weeks',
    'There were sessions on 2 days. Pain was 4 at first and 7 out of 10 lately.',
    /added: Most biodrowy and Spacer; removed: a program that no longer exists$/,
    '20 November 2 Most (pain 7, too hard, worried); a program that no longer exists 7 – happy another dose: Most 2 1',
    '15 November pause – – – – added',
  ],
] as const)('four weeks in words and as a table, in %s', async (...row) => {
  const [locale, title, sentence, change, busy, paused] = row
  const { user } = await openTeam(MEMBER, { days: BUSY }, { locale })
  const timeline = await openWeeks(user, title)
  expect(await timeline.findByText(sentence)).toBeVisible()
  expect(
    timeline.getByText((_text, element) => element?.tagName === 'LI' && change.test(element.textContent)),
  ).toBeVisible()

  const table = timeline.getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(5)
  expect(within(table).getAllByRole('row')[1]).toBe(within(table).getByRole('row', { name: busy }))
  expect(within(table).getByRole('row', { name: new RegExp(`^${paused}`) })).toBeInTheDocument()

  await user.click(timeline.getByRole('button', { expanded: false }))
  expect(timeline.getByRole('region')).toHaveAttribute('tabindex', '0')
})

test('weeks in which nothing happened say so', async () => {
  const { user } = await openTeam(MEMBER, { days: weeks({}) })
  const timeline = await openWeeks(user)
  expect(await timeline.findByText(words('timeline.empty'))).toBeVisible()
  expect(timeline.queryByRole('table')).not.toBeInTheDocument()
})

test('weeks that could not be read can be read again', async () => {
  const handlers = [
    http.get(api('/members/12/timeline'), () => new HttpResponse(null, { status: 500 }), { once: true }),
  ]
  const { user } = await openTeam(MEMBER, { days: BUSY }, { handlers })
  const timeline = await openWeeks(user)
  expect(await timeline.findByText(words('timeline.failed'))).toBeVisible()
  await user.click(timeline.getByRole('button', { name: words('again') }))
  expect(await timeline.findByRole('table')).toBeInTheDocument()
})

test('while the weeks are read, it is said', async () => {
  const handlers = [http.get(api('/members/12/timeline'), () => new Promise<never>(() => {}))]
  const { user } = await openTeam(MEMBER, {}, { handlers })
  expect((await openWeeks(user)).getByRole('status')).toHaveTextContent('Wczytujemy')
})

test('the feeling after a film stays beside that of the day', async () => {
  const paths = { 12: { ...mariasPath, painNote: 'Połóż się i oddychaj.' } }
  await openTeam(MEMBER, { days: BUSY, paths })
  const feelings = within(await part('Samopoczucie'))
  expect(await feelings.findByText('Ostatnio: radośnie (20 listopada).')).toBeVisible()
  expect(await feelings.findByText('Połóż się i oddychaj.')).toBeVisible()
})
