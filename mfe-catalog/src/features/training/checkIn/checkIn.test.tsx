import { screen, within } from '@testing-library/react'
import { containing, text, words } from '../../../words.fake.ts'
import { dialog, dialogClosed, group, openCheckIn, press, unfold } from './checkIn.fake.tsx'

test('after a training one question is asked, and the rest is folded', async () => {
  const { mark } = await openCheckIn()
  await mark()
  expect(await dialog()).toHaveTextContent(containing('checkIn.doneOf', { title: 'Spokojna szyja' }))
  expect(screen.getByRole('heading', { name: words('checkIn.title') })).toHaveFocus()
  const radios = within(await dialog()).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ name, checked }) => [name, checked])).toEqual(Array(11).fill(['painAfter', false]))
})

test('only what was answered is sent', async () => {
  const { mark, user, sent } = await openCheckIn()
  await mark()
  await user.click((await group(text('checkIn.painScale'))).getByRole('radio', { name: '3' }))
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(sent()).toEqual([['checkIn', { painAfter: 3 }]])
  expect(screen.getByText(words('checkIn.saved'))).toBeVisible()
})

test('a feeling that is unfolded begins with “calm”', async () => {
  const { mark, user, sent } = await openCheckIn()
  await mark()
  await dialog()
  await user.click(unfold(text('checkIn.feeling')))
  expect((await group('Samopoczucie')).getByRole('radio', { checked: true })).toHaveAccessibleName('spokojnie')
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(sent()).toEqual([['survey', { feeling: 'calm' }]])
})

test('everything can be answered by keyboard alone', async () => {
  const { mark, user, sent } = await openCheckIn()
  await mark()
  await dialog()
  const to = async (element: HTMLElement) => {
    for (let steps = 0; !element.matches(':focus') && steps < 40; steps++) await user.tab()
    expect(element).toHaveFocus()
  }
  await to(unfold(text('checkIn.effortShort')))
  await user.keyboard('{Enter}')
  await to(screen.getByRole('radio', { name: words('checkIn.efforts.light') }))
  await user.keyboard('{ArrowRight}')
  await to(unfold(text('checkIn.feeling')))
  await user.keyboard('{Enter}')
  await to(screen.getByRole('radio', { name: 'spokojnie' }))
  await user.keyboard('{ArrowRight}')
  await to(unfold(text('checkIn.noteShort')))
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard(' lżej ')
  await to(unfold(text('checkIn.more')))
  await user.keyboard('{Enter}')
  await to((await group(text('checkIn.painBefore'))).getByRole('radio', { name: words('checkIn.painNone') }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await to(screen.getByRole('radio', { name: /^1 gwiazdka/ }))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await to(press('Zapisz'))
  await user.keyboard('{Enter}')
  await dialogClosed()
  expect(sent()).toEqual([
    ['survey', { feeling: 'happy' }],
    ['feedback', { rating: 4 }],
    ['checkIn', { painBefore: 2, effort: 'right', note: 'lżej' }],
  ])
  expect(press(text('training.mark'))).toHaveFocus()
})

test('answers that failed are kept, and only they are sent again', async () => {
  const { mark, user, state, sent } = await openCheckIn()
  await mark()
  await dialog()
  await user.click(unfold(text('checkIn.feeling')))
  await user.click(screen.getByRole('radio', { name: 'smutno' }))
  await user.click(unfold(text('checkIn.noteShort')))
  await user.type(screen.getByRole('textbox', { name: words('checkIn.note') }), 'ciągnie')
  state.failing.add('checkIn')
  await user.click(press('Zapisz'))
  expect(await screen.findByText(words('checkIn.failed'))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('ciągnie')
  expect(screen.queryByText('not saved')).not.toBeInTheDocument()

  state.failing.clear()
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(sent()).toEqual([
    ['survey', { feeling: 'sad' }],
    ['checkIn', { note: 'ciągnie' }],
  ])
})

test('Escape skips the check-in; it does not open by itself again, but can be opened', async () => {
  const { mark, user, state } = await openCheckIn()
  await mark()
  await dialog()
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(press(text('training.mark'))).toHaveFocus()

  await mark()
  expect(await screen.findByText(words('training.done', { count: 2 }))).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(press(text('training.answer')))
  expect(await dialog()).toBeVisible()
  expect(state.sent).toEqual([])
})

test('on another day the check-in opens again', async () => {
  localStorage.setItem('kinora.own.asked', JSON.stringify({ version: 1, date: '2020-01-01', asked: [5] }))
  const { mark } = await openCheckIn()
  await mark()
  expect(await dialog()).toBeVisible()
})

test('at the daily maximum, where the button is gone, the focus moves to the panel', async () => {
  const { mark, user } = await openCheckIn({ doneToday: 2 })
  await mark()
  await dialog()
  await user.click(press(text('checkIn.skip')))
  await dialogClosed()
  expect(screen.getByRole('region', { name: words('training.panel') })).toHaveFocus()
})

test('the day’s answers can be changed and deleted', async () => {
  const { user, state } = await openCheckIn({
    doneToday: 1,
    survey: { feeling: 'sad' },
    checkIn: { painBefore: 6, note: 'sztywno' },
    feedback: { rating: 4 },
  })
  await user.click(await screen.findByRole('button', { name: words('training.changeAnswers') }))
  await dialog()
  for (const name of ['feeling', 'more'] as const) await user.click(unfold(text(`checkIn.${name}`)))
  expect(screen.getByRole('radio', { name: 'smutno' })).toBeChecked()
  expect((await group(text('checkIn.painBefore'))).getByRole('radio', { name: '6' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^4 gwiazdki/ })).toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('sztywno')

  await user.click(press(text('checkIn.clear')))
  expect(screen.getByRole('radio', { name: 'smutno' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^4 gwiazdki/ })).toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await user.click(screen.getByRole('radio', { name: 'smutno' }))
  await user.click(press('Zapisz'))
  await dialogClosed()
  expect(state.sent).toEqual([['checkIn', { painBefore: null, note: null }]])
})
