import type { Message, MessageMetadata } from '@kinora/contracts'
import { within } from '@testing-library/react'
import { fakeMessage } from '../features/messages/messages.fake.ts'
import { entryWith, openMessages } from './openMessages.fake.tsx'
import { text } from '../words.fake.ts'

type Changes = NonNullable<MessageMetadata['changes']>

const NOTHING: Changes = {
  added: [],
  removed: [],
  doses: [],
  isReordered: false,
  hasNewNote: false,
  hasNewGentleList: false,
}
const changed = (changes: Partial<Changes>): Message =>
  fakeMessage(1, { type: 'PATH_CHANGED', content: '', metadata: { changes: { ...NOTHING, ...changes } } })
const linesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

test('one card lists everything that a specialist changed at once', async () => {
  await openMessages([
    changed({
      added: ['Koci grzbiet', 'Mostek'],
      removed: ['Oddech'],
      doses: ['Szyja', 'Barki', 'Biodra', 'Kolana', 'Stopy'],
      isReordered: true,
      hasNewNote: true,
      hasNewGentleList: true,
    }),
  ])
  expect(linesOf(await entryWith('Zmiany w ścieżce'))).toEqual([
    'Dodano 2 programy: „Koci grzbiet” i „Mostek”',
    text('messages.changed.removed', { count: 1, names: '„Oddech”' }),
    'Zmieniono dawki 5 programów: „Szyja”, „Barki”, „Biodra”, „Kolana” i „Stopy”',
    text('messages.changed.isReordered'),
    text('messages.changed.hasNewNote'),
    text('messages.changed.hasNewGentleList'),
  ])
})

test('it says no more than what changed, in English too', async () => {
  await openMessages([changed({ added: ['Cat back', 'Bridge', 'Breath'], isReordered: true })], { locale: 'en' })
  expect(linesOf(await entryWith('Changes of the path'))).toEqual([
    'Added 3 programs: “Cat back”, “Bridge”, and “Breath”',
    'The programs are in another order',
  ])
})

test.each([
  [1, 'Usunięto 1 program:'],
  [5, 'Usunięto 5 programów:'],
  [22, 'Usunięto 22 programy:'],
])('of %i programs', async (count, sentence) => {
  await openMessages([changed({ removed: Array.from({ length: count }, (_, index) => `P${index}`) })])
  expect(linesOf(await entryWith('Zmiany w ścieżce'))[0]).toContain(sentence)
})
