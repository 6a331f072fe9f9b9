import { formatDay, today } from '@kinora/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { addMonths } from '../../features/state/months.ts'
import { emotion } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'

const section = (name: RegExp) => screen.findByRole('region', { name })
const formOfToday = () => section(/^Jak się dziś czujesz/)

test('calm is chosen until something else is saved; Clear goes back to it', async () => {
  const { user, state } = await openState()
  const form = within(await formOfToday())
  expect(form.getByRole('radio', { name: 'spokojnie' })).toBeChecked()
  expect(form.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'sad',
    'worried',
    'calm',
    'happy',
    'energetic',
  ])
  await user.click(form.getByRole('radio', { name: 'radośnie' }))
  await user.click(form.getByRole('button', { name: 'Wyczyść' }))
  expect(form.getByRole('radio', { name: 'spokojnie' })).toBeChecked()
  expect(state.writes).toEqual([])
})

test('a saved feeling is said aloud, shown in the calendar, and can be changed on the same day', async () => {
  const { user, state } = await openState()
  const form = within(await formOfToday())
  await user.click(form.getByRole('radio', { name: 'radośnie' }))
  await user.click(form.getByRole('button', { name: 'Zapisz' }))
  expect(await form.findByText('Zapisane na dziś: radośnie.')).toHaveRole('status')
  const calendar = within(await section(/^Kalendarz samopoczucia/))
  await waitFor(() => expect(calendar.getByRole('cell', { current: 'date' })).toHaveTextContent('radośnie'))

  await user.click(form.getByRole('radio', { name: 'smutno' }))
  expect(form.queryByText(/^Zapisane na dziś/)).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(calendar.getByRole('cell', { current: 'date' })).toHaveTextContent('smutno'))
  expect(state.writes.map(({ data }) => data)).toEqual([{ emotion: 'happy' }, { emotion: 'sad' }])
})

test('a feeling that could not be saved stays chosen', async () => {
  const { user, state } = await openState()
  const form = within(await formOfToday())
  state.refusal = [503, 'database.unavailable']
  await user.click(form.getByRole('radio', { name: 'smutno' }))
  await user.click(form.getByRole('button', { name: 'Zapisz' }))
  expect(await form.findByText(/^Nie udało się zapisać samopoczucia\./)).toBeVisible()
  expect(form.getByRole('radio', { name: 'smutno' })).toBeChecked()
  state.refusal = null
  await user.click(form.getByRole('button', { name: 'Zapisz' }))
  expect(await form.findByText('Zapisane na dziś: smutno.')).toBeVisible()
  expect(form.queryByText(/^Nie udało się/)).not.toBeInTheDocument()
})

test('without consent to health data a sentence leads to the consents', async () => {
  const { user, state } = await openState({}, { locale: 'en' })
  const form = within(await section(/^How do you feel today/))
  state.refusal = [403, 'consent.required']
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Your consent to health data is withdrawn/)).toBeVisible()
  expect(form.getByRole('link', { name: 'See your consents' })).toHaveAttribute('href', '/en/profile/data')
})

test('the calendar shows each day’s face with its word, month by month', async () => {
  const before = addMonths(today(), -1)
  const { user } = await openState({
    emotions: [emotion(before, 'sad'), emotion(`${before.slice(0, 8)}02`, 'sad'), emotion(today(), 'energetic')],
  })
  const calendar = within(await section(/^Kalendarz samopoczucia/))
  const table = () => calendar.findByRole('table', { name: formatDay(before, 'pl', 'month') })
  expect(await calendar.findByText(/z energią: 1 dzień/)).toBeVisible()
  const next = calendar.getByRole('button', { name: 'Następny miesiąc' })
  expect(next).toHaveAttribute('aria-disabled', 'true')

  await user.click(calendar.getByRole('button', { name: 'Poprzedni miesiąc' }))
  expect(within(await table()).getByRole('columnheader', { name: /^pon/ })).toBeVisible()
  expect(within(await table()).getAllByRole('cell', { name: /smutno/ })).toHaveLength(2)
  expect(await calendar.findByText(/smutno: 2 dni/)).toBeVisible()
  await user.click(calendar.getByRole('button', { name: 'Poprzedni miesiąc' }))
  expect(await calendar.findByText('W tym miesiącu nie ma jeszcze zapisanych dni.')).toBeVisible()
})

test('a calendar that could not be read can be read again', async () => {
  const { user, state } = await openState(
    { emotions: [emotion(today(), 'happy')] },
    {
      before: (state) => void state.unread.add('emotions'),
    },
  )
  const calendar = within(await section(/^Kalendarz samopoczucia/))
  expect(await calendar.findByText('Nie udało się wczytać kalendarza.')).toBeVisible()
  state.unread.clear()
  await user.click(calendar.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await calendar.findByText(/radośnie: 1 dzień/)).toBeVisible()
})
