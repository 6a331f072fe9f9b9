import { screen, within } from '@testing-library/react'
import { stats } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'
import { containing, text, words } from '../../words.fake.ts'

const section = () => screen.findByRole('region', { name: /^(Dni z\streningiem|Days with)/ })
const DAYS = [2, 3, 3, 0, 3, 4, 3, 2]

test.each([
  ['pl', 0, 1.5, /^Nie ma tu jeszcze treningów\./],
  ['pl', 1, 0.3, /^Razem 1 trening, średnio 0,3 w\stygodniu\./],
  ['pl', 2, 0.5, /^Razem 2 treningi, średnio 0,5 w\stygodniu\./],
  ['pl', 5, 1.3, /^Razem 5 treningów, średnio 1,3 w\stygodniu\./],
  ['pl', 12, 3, /^Razem 12 treningów, średnio 3 w\stygodniu\./],
  ['pl', 22, 1.5, /^Razem 22 treningi, średnio 1,5 w\stygodniu\./],
  ['en', 1, 0.3, /^1 session in all, 0\.3 a week on average\./],
  ['en', 22, 1.5, /^22 sessions in all, 1\.5 a week on average\./],
] as const)('in %s, %i trainings are counted in words', async (locale, total, weekAVG, sentence) => {
  await openState({ stats: stats(DAYS, 3, { total, weekAVG }) }, { locale })
  expect(await within(await section()).findByText(sentence)).toBeVisible()
})

test('weeks in which the plan was kept are counted, others are not', async () => {
  await openState({ stats: stats(DAYS, 3, { total: 20, weekAVG: 3 }) })
  expect(await within(await section()).findByText(containing('state.weeks.kept', { kept: 5, of: 7 }))).toBeVisible()
})

test('without a plan there is no line, and a week of trainings is no rest', async () => {
  await openState({ stats: stats(DAYS, 0, { total: 20, weekAVG: 3 }) })
  const part = await section()
  expect(await within(part).findByText(/^Razem 20/)).toBeVisible()
  expect(part).not.toHaveTextContent(/linia: plan|Plan jest/)
  expect(within(part).getAllByRole('cell', { name: words('state.weeks.noPlan') })).toHaveLength(8 + 6)
})

test('the table has each week, the latest first, and calls no week a failure', async () => {
  await openState({ stats: stats(DAYS, 3, { total: 20, weekAVG: 3 }) })
  const rows = within(await within(await section()).findByRole('table')).getAllByRole('row')
  const last = (row: HTMLElement | undefined) => row && within(row).getAllByRole('cell').at(-1)?.textContent
  expect(rows).toHaveLength(9)
  expect(rows.slice(1).map(last)).toEqual([
    'trwa',
    'plan wykonany',
    'plan wykonany',
    'plan wykonany',
    'odpoczynek',
    'plan wykonany',
    'plan wykonany',
    text('state.weeks.states.partly'),
  ])
})
