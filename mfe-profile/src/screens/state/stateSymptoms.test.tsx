import { SYMPTOMS } from '@kinora/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { survey } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'
import { katarzyna } from '../../profile.fake.ts'
import { containing, text, words } from '../../words.fake.ts'

const NONE = Object.fromEntries(SYMPTOMS.map((name) => [name, false]))
const section = () => screen.findByRole('region', { name: words('state.symptoms.title') })
const dialog = async () => within(await screen.findByRole('dialog', { name: words('state.symptoms.survey') }))
const question = async (name: string) => within((await dialog()).getByRole('radiogroup', { name }))
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the latest survey is shown as chips, with its date', async () => {
  await openState({
    surveys: [survey(1, '2026-11-12', 50, 'sleepIssues', 'fatigue', 'stress')],
    specialist: katarzyna,
  })
  const part = within(await section())
  expect((await part.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    text('state.symptoms.pain.moderate'),
    text('state.symptoms.names.fatigue'),
    'Problemy ze snem',
    'Stres',
  ])
  expect(part.getByText(words('state.symptoms.lastUpdate'))).toHaveTextContent('Ostatnia aktualizacja: 12-11-2026')
  expect(part.getByText(words('state.symptoms.rest', { count: 7 }))).toBeVisible()
  expect(part.getByText(words('state.symptoms.readers', { name: 'Katarzyna Lis' }))).toBeVisible()
})

test.each([
  [0, text('state.symptoms.pain.strong')],
  [50, text('state.symptoms.pain.moderate')],
] as const)('pain of %i has a chip: %s', async (pain, chip) => {
  await openState({ surveys: [survey(1, '2026-11-12', pain)] })
  expect(await within(await section()).findByRole('listitem')).toHaveTextContent(chip)
})

test('no pain and no symptoms are a sentence, without chips', async () => {
  await openState({ surveys: [survey(1, '2026-11-12', 100)] })
  const part = within(await section())
  expect(await part.findByText(words('state.symptoms.none'))).toBeVisible()
  expect(part.queryByRole('listitem')).not.toBeInTheDocument()
})

test('the first survey begins with moderate pain and no symptoms', async () => {
  const { user, state } = await openState()
  expect(await within(await section()).findByText(words('state.symptoms.empty'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('state.symptoms.fill') }))
  expect((await dialog()).getByRole('radio', { name: containing('state.symptoms.painChoice.moderate') })).toBeChecked()
  expect((await dialog()).getAllByRole('radio', { name: words('state.no'), checked: true })).toHaveLength(
    SYMPTOMS.length,
  )
  await user.click((await dialog()).getByRole('button', { name: words('state.saveChanges') }))
  await dialogClosed()
  expect(state.writes).toEqual([{ call: 'POST /symptoms-surveys', data: { ...NONE, pain: 50 } }])
})

test('what changed since the survey before is said in words', async () => {
  const { user, state } = await openState({ surveys: [survey(1, '2026-11-02', 0, 'fatigue')] })
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  expect((await dialog()).getByRole('radio', { name: containing('state.symptoms.painChoice.strong') })).toBeChecked()
  expect(
    (await question(text('state.symptoms.names.fatigue'))).getByRole('radio', { name: words('state.yes') }),
  ).toBeChecked()

  await user.click((await dialog()).getByRole('radio', { name: containing('state.symptoms.painChoice.moderate') }))
  await user.click(
    (await question(text('state.symptoms.names.fatigue'))).getByRole('radio', { name: words('state.no') }),
  )
  await user.click((await question('Stres')).getByRole('radio', { name: words('state.yes') }))
  await user.click((await dialog()).getByRole('button', { name: words('state.saveChanges') }))
  await dialogClosed()
  expect(state.writes.map(({ data }) => data)).toEqual([{ ...NONE, pain: 50, stress: true }])
  const part = within(await section())
  expect(await part.findByText(/^Doszedł stres, ustąpiło zmęczenie, ból z\ssilnego na umiarkowany\.$/)).toBeVisible()
  expect(part.getByText(words('state.symptoms.first', { symptoms: 'ból silny, zmęczenie' }))).toBeVisible()
  expect(screen.getByRole('button', { name: words('state.symptoms.fill') })).toHaveFocus()
})

test('while it saves, the button says so', async () => {
  let go = () => {}
  const { user, state } = await openState()
  state.hold = new Promise((resolve) => (go = resolve))
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  await user.click((await dialog()).getByRole('button', { name: words('state.saveChanges') }))
  expect(await screen.findByRole('button', { name: words('state.saving') })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('state.saving') }))
  go()
  await dialogClosed()
  expect(state.writes).toHaveLength(1)
})

test('a failure keeps the answers, and is said in the dialog and in a notice', async () => {
  const { user, state } = await openState()
  state.refusal = [503, 'database.unavailable']
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  await user.click(
    (await question(text('state.symptoms.names.anxiety'))).getByRole('radio', { name: words('state.yes') }),
  )
  await user.click((await dialog()).getByRole('button', { name: words('state.saveChanges') }))
  expect(await (await dialog()).findByText(words('state.symptoms.failed'))).toBeVisible()
  expect(
    (await question(text('state.symptoms.names.anxiety'))).getByRole('radio', { name: words('state.yes') }),
  ).toBeChecked()
  state.refusal = null
  await user.click((await dialog()).getByRole('button', { name: words('state.saveChanges') }))
  await dialogClosed()
  expect(state.surveys[0]?.anxiety).toBe(true)
})

test('whoever is signed out is asked to sign in, and loses nothing', async () => {
  const { user, state } = await openState({}, { locale: 'en' })
  state.refusal = [401, 'auth.required']
  await user.click(await screen.findByRole('button', { name: 'Fill in the survey' }))
  const form = within(await screen.findByRole('dialog', { name: 'Symptoms survey' }))
  await user.click(within(form.getByRole('radiogroup', { name: 'Stress' })).getByRole('radio', { name: 'Yes' }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByText('You must be logged in to save the survey.')).toBeVisible()
  expect(within(form.getByRole('radiogroup', { name: 'Stress' })).getByRole('radio', { name: 'Yes' })).toBeChecked()
})

test('closing keeps unsaved answers, also after the page was left', async () => {
  const { user, unmount } = await openState({ surveys: [survey(1, '2026-11-02', 100)] })
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  await user.click((await question('Stres')).getByRole('radio', { name: words('state.yes') }))
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(await screen.findByText(words('state.symptoms.hasDraft'))).toBeVisible()
  unmount()

  const { user: later } = await openState({ surveys: [survey(1, '2026-11-02', 100)] })
  await later.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  expect((await question('Stres')).getByRole('radio', { name: words('state.yes') })).toBeChecked()
  await later.click((await dialog()).getByRole('button', { name: words('state.symptoms.dropDraft') }))
  expect((await question('Stres')).getByRole('radio', { name: words('state.no') })).toBeChecked()
})

test('Clear sets moderate pain and no symptoms', async () => {
  const { user } = await openState({ surveys: [survey(1, '2026-11-02', 0, 'stress')] })
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.fill') }))
  await user.click((await dialog()).getByRole('button', { name: words('state.clear') }))
  expect((await dialog()).getByRole('radio', { name: containing('state.symptoms.painChoice.moderate') })).toBeChecked()
  expect((await question('Stres')).getByRole('radio', { name: words('state.no') })).toBeChecked()
})

test('older surveys are shown on demand', async () => {
  const surveys = Array.from({ length: 7 }, (_, index) => survey(7 - index, `2026-10-0${7 - index}`, 50))
  const { user } = await openState({ surveys })
  await user.click(await screen.findByRole('button', { name: words('state.symptoms.history') }))
  const part = within(await section())
  expect(await part.findAllByText(words('state.symptoms.unchanged'))).toHaveLength(4)
  await user.click(part.getByRole('button', { name: words('state.symptoms.older') }))
  expect(await part.findByText(words('state.symptoms.first', { symptoms: 'ból umiarkowany' }))).toBeVisible()
  expect(part.getAllByText(words('state.symptoms.unchanged'))).toHaveLength(6)
  expect(part.queryByRole('button', { name: words('state.symptoms.older') })).not.toBeInTheDocument()
})
