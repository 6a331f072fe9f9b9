import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { program } from '../../../programs.fake.ts'
import { messages } from '../../../renderCatalog.fake.tsx'
import { fakeAnswers, fakeTraining } from '../training.fake.ts'
import { TrainingPanel } from '../TrainingPanel.tsx'
import { TrainingProvider } from '../TrainingProvider.tsx'

const neck = program(5, { title: 'Spokojna szyja' })
const dialog = async () => {
  await screen.findByRole('button', { name: 'Zapisz' })
  return screen.getByRole('dialog', { name: 'Jak się teraz czujesz?' })
}
const group = async (name: string) => within(within(await dialog()).getByRole('group', { name }))
const press = (name: string) => screen.getByRole('button', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open({ doneToday = 0, ...said }: { doneToday?: number } & Parameters<typeof fakeAnswers>[0] = {}) {
  const answers = fakeAnswers(said)
  server.use(...fakeAuth(fakeSession()).handlers, ...fakeTraining([neck], { doneToday }).handlers, ...answers.handlers)
  const view = renderApp(
    <TrainingProvider program={neck}>
      <TrainingPanel isOffered={false}>{null}</TrainingPanel>
    </TrainingProvider>,
    { messages },
  )
  await act(() => sessionClient.follow())
  const { user } = view
  await screen.findByText(`Zrobione dziś: ${doneToday} (najwięcej 3)`)
  const mark = () => user.click(press('Oznacz jako wykonane'))
  /** Parts are sent in parallel, so they are sorted. */
  const sent = () => answers.world.sent.toSorted(([one], [other]) => other.localeCompare(one))
  return { ...view, ...answers, mark, sent }
}

test('after a training the check-in opens with only “calm” preselected', async () => {
  const { mark } = await open()
  await mark()
  expect(await dialog()).toHaveTextContent('Zrobione: Spokojna szyja')
  expect(screen.getByRole('heading', { name: 'Jak się teraz czujesz?' })).toHaveFocus()
  const chosen = within(await dialog()).getAllByRole('radio', { checked: true })
  expect(chosen).toEqual([screen.getByRole('radio', { name: 'spokojnie' })])
  expect((await group('Samopoczucie')).getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(
    ['sad', 'worried', 'calm', 'happy', 'energetic'],
  )
})

test('only what was answered is sent', async () => {
  const { mark, user, sent } = await open()
  await mark()
  await user.click((await group('Czy coś boli Cię teraz?')).getByRole('radio', { name: '3' }))
  await user.click(press('Zapisz'))
  await gone()
  expect(sent()).toEqual([
    ['survey', { feeling: 'calm' }],
    ['checkIn', { painAfter: 3 }],
  ])
  expect(screen.getByText(/^Odpowiedzi są zapisane\./)).toBeVisible()
})

test('everything can be answered by keyboard alone', async () => {
  const { mark, user, sent } = await open()
  await mark()
  await dialog()
  const to = async (element: HTMLElement) => {
    for (let steps = 0; !element.matches(':focus') && steps < 40; steps++) await user.tab()
    expect(element).toHaveFocus()
  }
  await to(screen.getByRole('radio', { name: 'spokojnie' }))
  await user.keyboard('{ArrowRight}')
  await to((await group('Czy coś bolało Cię przed ćwiczeniami?')).getByRole('radio', { name: '0, nic nie boli' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await to(screen.getByRole('radio', { name: 'Za lekki' }))
  await user.keyboard('{ArrowRight}')
  await to(screen.getByRole('radio', { name: /^1 gwiazdka/ }))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await user.tab()
  await user.keyboard(' lżej ')
  await to(press('Zapisz'))
  await user.keyboard('{Enter}')
  await gone()
  expect(sent()).toEqual([
    ['survey', { feeling: 'happy' }],
    ['feedback', { rating: 4 }],
    ['checkIn', { painBefore: 2, effort: 'right', note: 'lżej' }],
  ])
  expect(press('Oznacz jako wykonane')).toHaveFocus()
})

test('answers that failed are kept, and only they are sent again', async () => {
  const { mark, user, world, sent } = await open()
  await mark()
  await dialog()
  await user.click(screen.getByRole('radio', { name: 'smutno' }))
  await user.type(screen.getByRole('textbox', { name: 'Notatka, jeśli chcesz' }), 'ciągnie')
  world.failing.add('checkIn')
  await user.click(press('Zapisz'))
  expect(await screen.findByText(/^Nie wszystko się zapisało\./)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('ciągnie')
  expect(screen.queryByText('not saved')).not.toBeInTheDocument()

  world.failing.clear()
  await user.click(press('Zapisz'))
  await gone()
  expect(sent()).toEqual([
    ['survey', { feeling: 'sad' }],
    ['checkIn', { note: 'ciągnie' }],
  ])
})

test('Escape skips the check-in; it does not open by itself again, but can be opened', async () => {
  const { mark, user, world } = await open()
  await mark()
  await dialog()
  await user.keyboard('{Escape}')
  await gone()
  expect(press('Oznacz jako wykonane')).toHaveFocus()

  await mark()
  expect(await screen.findByText('Zrobione dziś: 2 (najwięcej 3)')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(press('Powiedz, jak się czujesz'))
  expect(await dialog()).toBeVisible()
  expect(world.sent).toEqual([])
})

test('on another day the check-in opens again', async () => {
  localStorage.setItem('kinora.own.asked', JSON.stringify({ version: 1, date: '2020-01-01', asked: [5] }))
  const { mark } = await open()
  await mark()
  expect(await dialog()).toBeVisible()
})

test('at the daily maximum, where the button is gone, the focus moves to the panel', async () => {
  const { mark, user } = await open({ doneToday: 2 })
  await mark()
  await dialog()
  await user.click(press('Pomiń'))
  await gone()
  expect(screen.getByRole('region', { name: 'Twoje działania' })).toHaveFocus()
})

test('the day’s answers can be changed and deleted', async () => {
  const { user, world } = await open({
    doneToday: 1,
    survey: { feeling: 'sad' },
    checkIn: { painBefore: 6, note: 'sztywno' },
    feedback: { rating: 4 },
  })
  await user.click(await screen.findByRole('button', { name: 'Zmień odpowiedzi' }))
  await dialog()
  expect(screen.getByRole('radio', { name: 'smutno' })).toBeChecked()
  expect((await group('Czy coś bolało Cię przed ćwiczeniami?')).getByRole('radio', { name: '6' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^4 gwiazdki/ })).toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('sztywno')

  await user.click(press('Wyczyść'))
  expect(screen.getByRole('radio', { name: 'spokojnie' })).toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await user.click(screen.getByRole('radio', { name: 'smutno' }))
  await user.click(press('Zapisz'))
  await gone()
  expect(world.sent).toEqual([['checkIn', { painBefore: null, note: null }]])
})
