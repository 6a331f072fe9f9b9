import { addDays, daysFrom } from '@kinora/i18n'
import { api } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { timelineDay } from '../team.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const LAST = '2026-11-23'
const part = (name: RegExp | string) => screen.findByRole('region', { name })
const weeks = (change: Record<string, Parameters<typeof timelineDay>[1]>) =>
  daysFrom(addDays(LAST, -27), LAST).map((day) => timelineDay(day, change[day]))

const BUSY = weeks({
  '2026-11-02': { done: 1, painBefore: 5, painAfter: 4 },
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
    feeling: 'worried',
    messages: { fromMember: 2, fromSpecialist: 1 },
  },
})

test.each([
  [
    'pl',
    /^Ostatnie cztery/,
    /^Treningi były w\s2 dniach\. Ból na początku 4, ostatnio 7 na\s10\.$/,
    /dodano: Most biodrowy i\sSpacer; usunięto: program, którego już nie ma$/,
    '20 listopada 2 7 – niespokojnie – 2 1',
    '15 listopada przerwa – – – dodano',
  ],
  [
    'en',
    'The last four weeks',
    'There were sessions on 2 days. Pain was 4 at first and 7 of 10 lately.',
    /added: Most biodrowy and Spacer; removed: a program that no longer exists$/,
    '20 November 2 7 – worried – 2 1',
    '15 November pause – – – added',
  ],
] as const)('four weeks in words and as a table, in %s', async (...given) => {
  const [locale, title, sentence, change, busy, paused] = given
  const { user } = await openTeam(MEMBER, { days: BUSY }, { locale })
  const timeline = within(await part(title))
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
  await openTeam(MEMBER, { days: weeks({}) })
  const timeline = within(await part('Ostatnie cztery tygodnie'))
  expect(await timeline.findByText(/^Jeszcze nic w\stych dniach\.$/)).toBeVisible()
  expect(timeline.queryByRole('table')).not.toBeInTheDocument()
})

test('weeks that could not be read can be read again', async () => {
  const instead = [http.get(api('/members/12/timeline'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openTeam(MEMBER, { days: BUSY }, { instead })
  const timeline = within(await part('Ostatnie cztery tygodnie'))
  expect(await timeline.findByText('Nie udało się wczytać ostatnich tygodni.')).toBeVisible()
  await user.click(timeline.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await timeline.findByRole('table')).toBeInTheDocument()
})

test('while the weeks are read, it is said', async () => {
  const instead = [http.get(api('/members/12/timeline'), () => new Promise<never>(() => {}))]
  await openTeam(MEMBER, {}, { instead })
  expect(within(await part('Ostatnie cztery tygodnie')).getByRole('status')).toHaveTextContent('Wczytujemy')
})
