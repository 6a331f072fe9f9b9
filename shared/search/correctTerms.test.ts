import { correctTerms } from './correctTerms.ts'
import { termsOf } from './termsOf.ts'

const KNOWN = new Set(['kolan', 'plec', 'kregoslup', 'bol'])
const corrected = (phrase: string) => correctTerms(termsOf(`${phrase} `, 'pl'), KNOWN)?.flatMap(({ stems }) => stems)

test.each([
  ['kolno', 'a letter is missing', ['kolan']],
  ['koolano', 'a letter is too many', ['kolan']],
  ['kolamo', 'a letter is wrong', ['kolan']],
  ['kloano', 'two letters are swapped', ['kolan']],
  ['kregoluop', 'of a long word two slips are mended', ['kregoslup']],
  ['ból kolno', 'what is known stays', ['bol', 'kolan']],
])('%s: %s', (phrase, _why, stems) => {
  expect(corrected(phrase)).toEqual(stems)
})

test.each([
  ['kolano', 'it is known'],
  ['bal', 'a short word is not guessed'],
  ['klno', 'of a word of four letters two slips are too many'],
  ['rower', 'nothing is near'],
  ['ból rower', 'one of the words has nothing near it'],
  ['kolno kolno kolno kolno kolno kolno', 'too much is unknown'],
])('%s is not corrected: %s', (phrase) => {
  expect(corrected(phrase)).toBeUndefined()
})

test('a word that is still being written is known by its beginning', () => {
  expect(correctTerms(termsOf('kreg', 'pl'), KNOWN)).toBeUndefined()
})
