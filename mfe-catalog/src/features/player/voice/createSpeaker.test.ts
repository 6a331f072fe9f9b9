import { partsOf } from './createSpeaker.ts'

test('a text is said in sentences', () => {
  expect(partsOf('Usiądź prosto. Stopy na podłodze; dłonie na udach.')).toEqual([
    'Usiądź prosto.',
    'Stopy na podłodze;',
    'dłonie na udach.',
  ])
  expect(partsOf('Oddychaj')).toEqual(['Oddychaj'])
})

test('no part is longer than a network voice says, and no word is lost', () => {
  const text = `${'spokojnie i powoli '.repeat(15)}, ${'oddychaj '.repeat(30)}.`
  const parts = partsOf(text)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(parts.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/))
})
