import { genitiveOf } from './genitiveOf.ts'

test.each([
  ['Katarzyna', 'Katarzyny'],
  ['Anna', 'Anny'],
  ['Jadwiga', 'Jadwigi'],
  ['Urszula', 'Urszuli'],
  ['Maria', 'Marii'],
  ['Oliwia', 'Oliwii'],
  ['Alicja', 'Alicji'],
  ['Kasia', 'Kasi'],
  ['Marek', undefined],
  ['Siobhán', undefined],
  ['Maja', undefined],
])('%s in the genitive is %s', (name, genitive) => {
  expect(genitiveOf(name, 'pl')).toBe(genitive)
  expect(genitiveOf(name, 'en')).toBe(name)
})
