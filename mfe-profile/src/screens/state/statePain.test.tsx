import { addDays, formatDay, mondayOf, today } from '@kinora/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { checkIn } from '../../features/state/state.fake.ts'
import { openState } from '../../openState.fake.ts'
import { containing, words } from '../../words.fake.ts'

const ago = (days: number) => addDays(today(), -days)
const section = () => screen.findByRole('region', { name: /^(Ból w|Pain in)/ })

test('the chart’s sentence compares the first answer with the last', async () => {
  await openState({
    checkIns: [
      checkIn(ago(20), { painBefore: 6 }),
      checkIn(ago(12), { painBefore: 5 }),
      checkIn(today(), { painBefore: 3 }),
    ],
  })
  expect(
    await within(await section()).findByText(/^Zmniejszył się z\s6 do 3\. Najlżej było w\stym tygodniu\.$/),
  ).toBeVisible()
})

test.each([
  ['en', [4, 2, 6], (day: string) => `It went up from 4 to 6. It was mildest on ${formatDay(day, 'en', 'long')}.`],
  ['en', [5, 2, 5], (day: string) => `It began at 5 and is 5 now. It was mildest on ${formatDay(day, 'en', 'long')}.`],
  ['en', [3, 3, 3], () => 'It was 3 all the time.'],
  ['pl', [7], (day: string) => `Jest jedna odpowiedź: 7, ${formatDay(day, 'pl', 'long')}.`],
  ['pl', [], () => 'W tym czasie nie ma odpowiedzi o bólu. Pytamy o niego po treningu.'],
] as const)('in words, in %s: %j', async (locale, pains, sentence) => {
  const days = [ago(27), ago(15), ago(9)]
  const easiest = pains.length === 1 ? days[0] : days[1]
  await openState({ checkIns: pains.map((pain, index) => checkIn(days[index] ?? '', { painAfter: pain })) }, { locale })
  await waitFor(async () =>
    expect(
      within(await section()).getByText((text) => text.replaceAll('\u00a0', ' ') === sentence(easiest ?? '')),
    ).toBeVisible(),
  )
})

test('the table has the same facts for screen readers, and the button shows it', async () => {
  const { user } = await openState({
    checkIns: [
      checkIn(ago(3), { painBefore: 6, painAfter: 4 }),
      checkIn(ago(1), { trainingName: null, painAfter: 2 }),
      checkIn(ago(2), { note: 'spacer' }),
    ],
  })
  const part = within(await section())
  const expectFacts = async () => {
    const table = await part.findByRole('table', { name: containing('state.pain.title.weeks') })
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(expected.length)
    for (const [index, cells] of expected.entries()) expect(rows[index]).toHaveAccessibleName(cells.join(' '))
  }
  const expected = [
    ['Dzień', 'Program', 'Ból przed', 'Ból po'],
    [formatDay(ago(1), 'pl', 'long'), 'program, którego już nie ma', 'bez odpowiedzi', '2'],
    [formatDay(ago(3), 'pl', 'long'), 'Spokojna szyja', '6', '4'],
  ]
  await expectFacts()
  await user.click(part.getByRole('button', { name: 'Pokaż jako tabelę', expanded: false }))
  expect(part.getByRole('button', { name: 'Ukryj tabelę', expanded: true })).toBeVisible()
  await expectFacts()
})

test('over three months each week has its average', async () => {
  const monday = mondayOf(today())
  const { user } = await openState({
    checkIns: [
      checkIn(addDays(monday, -63), { painAfter: 6 }),
      checkIn(addDays(monday, -62), { painAfter: 5 }),
      checkIn(monday, { painAfter: 4 }),
    ],
  })
  await user.click(await screen.findByRole('radio', { name: words('state.pain.ranges.months') }))
  const part = within(await section())
  expect(await part.findByText(containing('state.pain.decreased', { from: '5,5', to: 4 }))).toBeVisible()
  const row = part.getByRole('row', { name: new RegExp(formatDay(addDays(monday, -63), 'pl', 'full')) })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5,5', '5', '6', '2'])
})

test('the reversed number of the survey is never on the chart', async () => {
  await openState({ checkIns: [checkIn(today(), { painAfter: 10 })] })
  const part = await section()
  await within(part).findByRole('table')
  expect(part).not.toHaveTextContent(/\b(50|100)\b/)
})
