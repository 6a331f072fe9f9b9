import { readSynonyms } from './readSynonyms.ts'
import { widen } from './widen.ts'

const LINES = `
# the neck
kark, szyja
biuro, praca
siedzieć => krzesło, fotel # who asks for the left finds the right
`

test('words with a comma between them find each other, in all their forms', () => {
  const stems = widen(['kark'], readSynonyms(LINES, 'pl'))
  expect([...stems]).toEqual(['kark', 'szyj'])
  expect(widen(['szyj'], readSynonyms(LINES, 'pl'))).toContain('kark')
})

test('the left of an arrow finds the right, and not the reverse', () => {
  const synonyms = readSynonyms(LINES, 'pl')
  expect(widen(['krzesl'], synonyms)).toContain('siedz')
  expect(widen(['siedz'], synonyms)).not.toContain('krzesl')
})

test('what means the same as the left of an arrow finds the right as well', () => {
  const synonyms = readSynonyms('siad, siedzieć\nsiedzieć => krzesło', 'pl')
  expect([...widen(['krzesl'], synonyms)].toSorted()).toEqual(['krzesl', 'siad', 'siedz'])
})

test.each([
  ['kark', 'line 1, "kark": it takes two words'],
  ['kark, szyja\nkarku, barki', 'line 2, "karku, barki": a form of one of its words is in line 1'],
  ['kark, , szyja', 'there is no word on one side'],
  ['dolne plecy, krzyż', '"dolne plecy" is not one word'],
  ['a1 => b1 => c1', 'there is more than one =>'],
])('a wrong line is refused with its number: %s', (text, problem) => {
  expect(() => readSynonyms(text, 'pl')).toThrow(problem)
})
