import { addDays, formatDay, today } from '@kinora/i18n'
import { screen, within } from '@testing-library/react'
import { checkIn, emotion, goal, stats, survey } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'
import { containing, text, words } from '../../words.fake.ts'

const ago = (days: number) => addDays(today(), -days)
const initial = {
  checkIns: [
    checkIn(ago(20), { painBefore: 6, note: 'ciągnie w biodrze' }),
    checkIn(ago(1), { painAfter: 3, note: 'po spacerze lżej' }),
  ],
  surveys: [survey(2, '2026-11-12', 50, 'stress'), survey(1, '2026-11-02', 0, 'fatigue')],
  emotions: [emotion(ago(3), 'happy'), emotion(ago(2), 'happy')],
  goals: [goal(1, 'Wejść na drugie piętro', [ago(20), 4], [ago(1), 7])],
  stats: stats([2, 3, 3, 0, 3, 4, 3, 2], 3, { total: 22, weekAVG: 1.5 }),
}
const route = '/profile/my-state/report'
const part = async (name: RegExp) => within(await screen.findByRole('article')).findByRole('region', { name })

test('the report has all facts of four weeks, with the member’s name', async () => {
  await openState(initial, { route })
  const sheet = await screen.findByRole('article', { name: words('report.title') })
  expect(sheet).toHaveTextContent('Anna Nowak')
  expect(sheet).toHaveTextContent(`do ${formatDay(today(), 'pl', 'full')}`)
  expect(
    await within(await part(/^Ból/)).findByText(containing('state.pain.decreased', { from: 6, to: 3 })),
  ).toBeVisible()
  expect(within(await part(/^Ból/)).getByRole('table', { name: containing('report.painWeeks') })).toBeVisible()
  const symptoms = within(await part(/^Objawy/))
  expect(await symptoms.findByText('Ból umiarkowany, stres')).toBeVisible()
  expect(symptoms.getByText('Ból silny, zmęczenie')).toBeVisible()
  expect(symptoms.getByText(/Doszedł stres, ustąpiło zmęczenie, ból z\ssilnego na umiarkowany\./)).toBeVisible()
  expect(within(await part(/^Samopoczucie/)).getByText('radośnie: 2 dni')).toBeVisible()
  expect(within(await part(/^Moje cele/)).getByText(words('state.goals.progress', { start: 4, now: 7 }))).toBeVisible()
  expect(within(await part(/^Dni/)).getByText(/^Razem 22 treningi, średnio 1,5/)).toBeVisible()
})

test('the member ticks the notes that are printed', async () => {
  const { user } = await openState(initial, { route })
  const notes = within(await part(/^Notatki/))
  const note = await notes.findByRole('checkbox', { name: /ciągnie w\sbiodrze$/ })
  expect(note).not.toBeChecked()
  await user.click(note)
  expect(notes.getAllByRole('checkbox', { checked: true })).toEqual([note])
})

test('it prints, and there is the same page in the other language', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openState(initial, { route, locale: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Wersja polska' })).toHaveAttribute('href', route)
  expect(await screen.findByText('Moderate pain, stress')).toBeVisible()
})

test('a member of whom nothing is known has an honest report', async () => {
  await openState({ stats: stats([0, 0, 0, 0, 0, 0, 0, 0], 0) }, { route })
  for (const sentence of [
    text('report.noSurvey'),
    text('report.noGoals'),
    text('report.noTrainings'),
    /^W\stym czasie nie ma notatek\.$/,
    /^W\stym czasie nie ma odpowiedzi o\sbólu\./,
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible()
  }
})
