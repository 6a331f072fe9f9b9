import { SYMPTOMS } from '@kinora/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { survey } from '../features/state/state.fake.ts'
import { openState } from '../openState.fake.ts'
import { katarzyna } from '../profile.fake.ts'

const NONE = Object.fromEntries(SYMPTOMS.map((name) => [name, false]))
const section = () => screen.findByRole('region', { name: 'Objawy' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ankieta objawów' }))
const question = async (name: string) => within((await dialog()).getByRole('radiogroup', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the latest survey is shown as chips, with its date', async () => {
  await openState({
    surveys: [survey(1, '2026-11-12', 50, 'sleepIssues', 'fatigue', 'stress')],
    specialist: katarzyna,
  })
  const part = within(await section())
  expect((await part.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ból umiarkowany',
    'Zmęczenie',
    'Problemy ze snem',
    'Stres',
  ])
  expect(part.getByText(/^Ostatnia aktualizacja/)).toHaveTextContent('Ostatnia aktualizacja: 12-11-2026')
  expect(part.getByText('7 pozostałych objawów nie zaznaczono.')).toBeVisible()
  expect(part.getByText(/^Odpowiedzi widzicie Ty i\sKatarzyna Lis\.$/)).toBeVisible()
})

test.each([
  [0, 'Ból silny'],
  [50, 'Ból umiarkowany'],
] as const)('pain of %i has a chip: %s', async (pain, chip) => {
  await openState({ surveys: [survey(1, '2026-11-12', pain)] })
  expect(await within(await section()).findByRole('listitem')).toHaveTextContent(chip)
})

test('no pain and no symptoms are a sentence, without chips', async () => {
  await openState({ surveys: [survey(1, '2026-11-12', 100)] })
  const part = within(await section())
  expect(await part.findByText(/^Bez bólu i\sbez objawów\.$/)).toBeVisible()
  expect(part.queryByRole('listitem')).not.toBeInTheDocument()
})

test('the first survey begins with moderate pain and no symptoms', async () => {
  const { user, world } = await openState()
  expect(await within(await section()).findByText(/^Nie ma tu jeszcze ankiety\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Uzupełnij ankietę' }))
  expect((await dialog()).getByRole('radio', { name: /^Umiarkowany/ })).toBeChecked()
  expect((await dialog()).getAllByRole('radio', { name: 'Nie', checked: true })).toHaveLength(SYMPTOMS.length)
  await user.click((await dialog()).getByRole('button', { name: 'Zapisz zmiany' }))
  await gone()
  expect(world.writes).toEqual([{ call: 'POST /symptoms-surveys', data: { ...NONE, pain: 50 } }])
})

test('what changed since the survey before is said in words', async () => {
  const { user, world } = await openState({ surveys: [survey(1, '2026-11-02', 0, 'fatigue')] })
  await user.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  expect((await dialog()).getByRole('radio', { name: /^Silny/ })).toBeChecked()
  expect((await question('Zmęczenie')).getByRole('radio', { name: 'Tak' })).toBeChecked()

  await user.click((await dialog()).getByRole('radio', { name: /^Umiarkowany/ }))
  await user.click((await question('Zmęczenie')).getByRole('radio', { name: 'Nie' }))
  await user.click((await question('Stres')).getByRole('radio', { name: 'Tak' }))
  await user.click((await dialog()).getByRole('button', { name: 'Zapisz zmiany' }))
  await gone()
  expect(world.writes.map(({ data }) => data)).toEqual([{ ...NONE, pain: 50, stress: true }])
  const part = within(await section())
  expect(await part.findByText(/^Doszedł stres, ustąpiło zmęczenie, ból z\ssilnego na umiarkowany\.$/)).toBeVisible()
  expect(part.getByText('Pierwsza ankieta: ból silny, zmęczenie.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Uzupełnij ankietę' })).toHaveFocus()
})

test('while it saves, the button says so', async () => {
  let go = () => {}
  const { user, world } = await openState()
  world.hold = new Promise((resolve) => (go = resolve))
  await user.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  await user.click((await dialog()).getByRole('button', { name: 'Zapisz zmiany' }))
  expect(await screen.findByRole('button', { name: 'Zapisujemy…' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zapisujemy…' }))
  go()
  await gone()
  expect(world.writes).toHaveLength(1)
})

test('a failure keeps the answers, and is said in the dialog and in a notice', async () => {
  const { user, world } = await openState()
  world.refusal = [503, 'database.unavailable']
  await user.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  await user.click((await question('Lęk')).getByRole('radio', { name: 'Tak' }))
  await user.click((await dialog()).getByRole('button', { name: 'Zapisz zmiany' }))
  expect(await (await dialog()).findByText(/^Nie udało się zapisać ankiety\. Spróbuj ponownie\.$/)).toBeVisible()
  expect((await question('Lęk')).getByRole('radio', { name: 'Tak' })).toBeChecked()
  world.refusal = null
  await user.click((await dialog()).getByRole('button', { name: 'Zapisz zmiany' }))
  await gone()
  expect(world.surveys[0]?.anxiety).toBe(true)
})

test('whoever is signed out is asked to sign in, and loses nothing', async () => {
  const { user, world } = await openState({}, { locale: 'en' })
  world.refusal = [401, 'auth.required']
  await user.click(await screen.findByRole('button', { name: 'Fill in the survey' }))
  const form = within(await screen.findByRole('dialog', { name: 'Symptoms survey' }))
  await user.click(within(form.getByRole('radiogroup', { name: 'Stress' })).getByRole('radio', { name: 'Yes' }))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByText('You must be logged in to save the survey.')).toBeVisible()
  expect(within(form.getByRole('radiogroup', { name: 'Stress' })).getByRole('radio', { name: 'Yes' })).toBeChecked()
})

test('closing keeps unsaved answers, also after the page was left', async () => {
  const { user, unmount } = await openState({ surveys: [survey(1, '2026-11-02', 100)] })
  await user.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  await user.click((await question('Stres')).getByRole('radio', { name: 'Tak' }))
  await user.keyboard('{Escape}')
  await gone()
  expect(await screen.findByText(/^W\sankiecie czekają niezapisane odpowiedzi\.$/)).toBeVisible()
  unmount()

  const { user: later } = await openState({ surveys: [survey(1, '2026-11-02', 100)] })
  await later.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  expect((await question('Stres')).getByRole('radio', { name: 'Tak' })).toBeChecked()
  await later.click((await dialog()).getByRole('button', { name: 'Wczytaj zapisane' }))
  expect((await question('Stres')).getByRole('radio', { name: 'Nie' })).toBeChecked()
})

test('Clear sets moderate pain and no symptoms', async () => {
  const { user } = await openState({ surveys: [survey(1, '2026-11-02', 0, 'stress')] })
  await user.click(await screen.findByRole('button', { name: 'Uzupełnij ankietę' }))
  await user.click((await dialog()).getByRole('button', { name: 'Wyczyść' }))
  expect((await dialog()).getByRole('radio', { name: /^Umiarkowany/ })).toBeChecked()
  expect((await question('Stres')).getByRole('radio', { name: 'Nie' })).toBeChecked()
})

test('older surveys are shown on demand', async () => {
  const surveys = Array.from({ length: 7 }, (_, index) => survey(7 - index, `2026-10-0${7 - index}`, 50))
  const { user } = await openState({ surveys })
  await user.click(await screen.findByRole('button', { name: 'Wcześniejsze ankiety' }))
  const part = within(await section())
  expect(await part.findAllByText('Bez zmian.')).toHaveLength(4)
  await user.click(part.getByRole('button', { name: 'Pokaż starsze' }))
  expect(await part.findByText('Pierwsza ankieta: ból umiarkowany.')).toBeVisible()
  expect(part.getAllByText('Bez zmian.')).toHaveLength(6)
  expect(part.queryByRole('button', { name: 'Pokaż starsze' })).not.toBeInTheDocument()
})
