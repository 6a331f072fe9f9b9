import type { PathDraft } from './pathDraft.ts'
import { rebaseDraft } from './rebaseDraft.ts'

const draft = (ids: number[], change: Partial<PathDraft> = {}): PathDraft => ({
  name: 'Biodra',
  note: '',
  painNote: '',
  allowsPause: false,
  items: ids.map((id) => ({ id, dose: null })),
  gentle: [],
  ...change,
})
const times = (daysPerWeek: number) => ({ weekdays: null, daysPerWeek, perDayMax: null, text: null, until: null })
const ids = ({ items }: PathDraft) => items.map(({ id }) => id)

test.each([
  ['they add, I remove', [1, 2, 3], [1, 3], [1, 2, 3, 4], [1, 3, 4]],
  ['they remove, I add', [1, 2, 3], [1, 2, 3, 5], [1, 3], [1, 3, 5]],
  ['they reorder, I add', [1, 2, 3], [1, 2, 3, 5], [3, 2, 1], [3, 2, 1, 5]],
  ['I reorder, they add and remove', [1, 2, 3], [3, 2, 1], [1, 2, 4], [2, 1, 4]],
  ['both add the same', [1], [1, 2], [2, 1], [2, 1]],
  ['both remove the same', [1, 2], [1], [1], [1]],
])('%s', (_case, base, mine, theirs, expected) => {
  expect(ids(rebaseDraft(draft(base), draft(mine), draft(theirs)))).toEqual(expected)
})

test('words and doses that I changed stay mine, the others are theirs', () => {
  const base = draft([1, 2], { name: 'Biodra', note: 'Powoli' })
  const mine = draft([1, 2], {
    note: 'Powoli, codziennie',
    painNote: 'Połóż się.',
    gentle: [1],
    items: [
      { id: 1, dose: times(2) },
      { id: 2, dose: null },
    ],
  })
  const theirs = draft([1, 2], {
    name: 'Kolana',
    note: 'Inna',
    painNote: 'Przerwij.',
    allowsPause: true,
    items: [
      { id: 1, dose: times(5) },
      { id: 2, dose: times(6) },
    ],
  })
  expect(rebaseDraft(base, mine, theirs)).toEqual({
    name: 'Kolana',
    note: 'Powoli, codziennie',
    painNote: 'Połóż się.',
    allowsPause: true,
    gentle: [1],
    items: [
      { id: 1, dose: times(2) },
      { id: 2, dose: times(6) },
    ],
  })
})
