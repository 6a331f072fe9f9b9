import { addDays, today } from '@kinora/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { goal } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'
import { words } from '../../words.fake.ts'

const STAIRS = 'Wejść na drugie piętro bez przerwy'
const stairs = goal(1, STAIRS, [addDays(today(), -30), 4], [addDays(today(), -2), 6])
const section = () => screen.findByRole('region', { name: words('state.goals.title') })
const scale = async (text = STAIRS) =>
  within(await within(await section()).findByRole('group', { name: `Ocena celu: ${text}` }))
const cell = async (value: number) => (await scale()).getByRole('radio', { name: new RegExp(`^${value}\\b`) })

test('a goal says where it began and where it is, and is scored in eleven cells', async () => {
  const { user, state } = await openState({ goals: [stairs] })
  expect(await screen.findByText(words('state.goals.progress', { start: 4, now: 6 }))).toBeVisible()
  expect((await scale()).getAllByRole('radio')).toHaveLength(11)
  expect((await scale()).getByRole('radio', { name: words('state.goals.low') })).not.toBeChecked()
  expect(await cell(6)).toBeChecked()
  await user.click(await cell(7))
  expect(await screen.findByText(words('state.goals.progress', { start: 4, now: 7 }))).toBeVisible()
  expect(await screen.findByText(words('state.goals.saved', { score: 7 }))).toBeInTheDocument()
  expect(state.writes).toEqual([{ call: 'PUT /goals/1/score', data: { score: 7 } }])
})

test('a score shows before it is saved, and goes back when it was not', async () => {
  let go = () => {}
  const { user, state } = await openState({ goals: [stairs] })
  state.hold = new Promise((resolve) => (go = resolve))
  state.refusal = [503, 'database.unavailable']
  await user.click(await cell(9))
  expect(await screen.findByText(words('state.goals.progress', { start: 4, now: 9 }))).toBeVisible()
  go()
  expect(await screen.findByText(words('state.goals.scoreFailed'))).toBeVisible()
  expect(await screen.findByText(words('state.goals.progress', { start: 4, now: 6 }))).toBeVisible()
  expect(await cell(6)).toBeChecked()
})

test('arrow keys pass over scores: only one write is under way, and the last score is saved', async () => {
  let go = () => {}
  const { user, state } = await openState({ goals: [stairs] })
  state.hold = new Promise((resolve) => (go = resolve))
  await user.click(await cell(5))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await cell(8)).toBeChecked()
  go()
  await waitFor(() => expect(state.goals[0]?.scores.at(-1)?.score).toBe(8))
  expect(state.writes.map(({ data }) => data)).toEqual([{ score: 5 }, { score: 8 }])
})

test('a goal is added in own words', async () => {
  const { user, state } = await openState()
  expect(await screen.findByText(words('state.goals.empty'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('state.goals.add') }))
  const field = screen.getByRole('textbox', { name: words('state.goals.text') })
  expect(field).toHaveFocus()
  await user.click(within(await section()).getByRole('button', { name: words('state.save') }))
  expect(screen.getByText(words('state.goals.required'))).toBeVisible()
  await user.type(field, '  Zawiązać buty  ')
  state.refusal = [503, 'database.unavailable']
  await user.keyboard('{Enter}')
  expect(await screen.findByText(words('state.goals.failed'))).toBeVisible()
  expect(field).toHaveValue('  Zawiązać buty  ')
  state.refusal = null
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Zawiązać buty' })).toBeVisible()
  expect(state.writes.at(-1)).toEqual({ call: 'POST /goals', data: { text: 'Zawiązać buty' } })
  expect(screen.getByText(words('state.goals.unscored'))).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: words('state.goals.add') })).toHaveFocus())
})

test('a goal’s words can be changed, and Escape leaves them as they were', async () => {
  const { user, state } = await openState({ goals: [stairs] })
  await user.click(await screen.findByRole('button', { name: `Zmień cel: ${STAIRS}` }))
  await user.keyboard(' i z powrotem{Escape}')
  expect(await screen.findByRole('heading', { name: STAIRS })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: `Zmień cel: ${STAIRS}` })).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.keyboard(' i z powrotem{Enter}')
  expect(await screen.findByRole('heading', { name: /i\sz\spowrotem$/ })).toBeVisible()
  expect(state.writes).toEqual([{ call: 'PUT /goals/1', data: { text: `${STAIRS} i z powrotem` } }])
})

test('removing a goal is confirmed first; one that was not removed comes back', async () => {
  const { user, state } = await openState({ goals: [stairs] })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await screen.findByRole('heading', { name: STAIRS })
  await press(`Usuń cel: ${STAIRS}`)
  expect(screen.getByRole('alertdialog', { name: words('state.goals.removeQuestion') })).toBeVisible()
  await press('Nie, wróć')
  expect(state.writes).toEqual([])

  state.refusal = [503, 'database.unavailable']
  await press(`Usuń cel: ${STAIRS}`)
  await press('Usuń cel')
  expect(await screen.findByText(words('state.goals.removeFailed'))).toBeVisible()
  expect(screen.getByRole('heading', { name: STAIRS })).toBeVisible()

  state.refusal = null
  await press(`Usuń cel: ${STAIRS}`)
  await press('Usuń cel')
  await waitFor(() => expect(screen.queryByRole('heading', { name: STAIRS })).not.toBeInTheDocument())
  expect(state.goals).toEqual([])
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: words('state.goals.title') })).getByText(words('state.goals.empty')),
    ).toBeVisible(),
  )
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test.each([
  ['pl', /^Możesz śledzić 5 celów naraz\./],
  ['en', /^You can follow 5 goals at a time\./],
] as const)('with five goals there is no room for another: %s', async (locale, sentence) => {
  await openState({ goals: [1, 2, 3, 4, 5].map((id) => goal(id, `Cel ${id}`)) }, { locale })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Dodaj cel|Add a goal)$/ })).not.toBeInTheDocument()
})
