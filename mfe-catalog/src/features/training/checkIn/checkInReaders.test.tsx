import { screen, waitFor, within } from '@testing-library/react'
import { text, words } from '../../../words.fake.ts'
import { dialog, dialogClosed, group, openCheckIn, press, unfold } from './checkIn.fake.tsx'

test.each([
  [true, words('checkIn.readers', { name: 'Katarzyna' })],
  [false, words('checkIn.noReaders')],
])('it says who reads the answers, with a specialist: %s', async (hasSpecialist, sentence) => {
  const { mark } = await openCheckIn({ hasSpecialist })
  await mark()
  expect(within(await dialog()).getByText(sentence)).toBeVisible()
})

test('a note is the member’s own until one press shares it', async () => {
  const { mark, user, sent } = await openCheckIn({ hasSpecialist: true })
  await mark()
  await dialog()
  await user.click(unfold(text('checkIn.noteShort')))
  const note = screen.getByRole('textbox', { name: words('checkIn.note') })
  expect(note).toHaveAccessibleDescription(words('checkIn.noteReader'))
  await user.type(note, 'ciągnie')
  await user.click(screen.getByRole('checkbox', { name: words('checkIn.shareNote', { name: 'Katarzyna' }) }))
  expect(note).toHaveAccessibleDescription(words('checkIn.noteReaders', { name: 'Katarzyna' }))
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(sent()).toEqual([['checkIn', { note: 'ciągnie', isNoteShared: true }]])
})

test('after strong pain nothing more can be marked; so it is when answers are changed to worse ones', async () => {
  const { user } = await openCheckIn({ doneToday: 1, checkIn: { painAfter: 2 } })
  await user.click(await screen.findByRole('button', { name: words('training.changeAnswers') }))
  await user.click((await group(text('checkIn.painScale'))).getByRole('radio', { name: '8' }))
  await user.click(press('Zapisz'))
  expect(await screen.findByText(/^stop 8/)).toBeVisible()
  expect(screen.queryByText(words('checkIn.saved'))).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: words('training.mark') })).not.toBeInTheDocument())

  await user.click(press('zmień'))
  await user.click((await group(text('checkIn.painScale'))).getByRole('radio', { name: '4' }))
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(press(text('training.mark'))).toBeVisible()
})
