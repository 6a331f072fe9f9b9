import { stemsOf } from './stemsOf.ts'

test.each([
  ['pl', 'kolano kolana kolan kolanie kolanem kolanach kolanami', 'kolan'],
  ['pl', 'plecy pleców plecom plecami plecach', 'plec'],
  ['pl', 'kręgosłup kręgosłupa kręgosłupie kręgosłupem', 'kregoslup'],
  ['pl', 'ćwiczenie ćwiczenia ćwiczeń ćwiczeniami', 'cwicz'],
  ['pl', 'sztywny sztywna sztywnego sztywność sztywności', 'sztywn'],
  ['pl', 'rozciąganie rozciągać rozciągam', 'rozciag'],
  ['pl', 'siedzieć siedzę siedzenie', 'siedz'],
  ['pl', 'ból bólu bóle bólem', 'bol'],
  ['en', 'stretch stretches stretching stretched', 'stretch'],
  ['en', 'breath breaths breathe breathing', 'breath'],
  ['en', 'sit sits sitting', 'sit'],
  ['en', 'stiff stiffness', 'stiff'],
  ['en', 'body bodies', 'bodi'],
] as const)('in %s, the forms %s have one stem', (locale, forms, stem) => {
  expect([...new Set(stemsOf(forms, locale))]).toEqual([stem])
})

test.each([
  ['pl', 'stopa stół'],
  ['pl', 'bark brak'],
  ['pl', 'noga nos'],
  ['en', 'hip hop'],
  ['en', 'back bath'],
] as const)('in %s, %s stay two words', (locale, words) => {
  expect(new Set(stemsOf(words, locale)).size).toBe(2)
})

test('case, diacritics, apostrophes and signs between words do not count', () => {
  expect(stemsOf('SZYJĘ, szyję; ŁOKIEĆ', 'pl')).toEqual(stemsOf('szyje szyje lokiec', 'pl'))
  expect(stemsOf('can’t', 'en')).toEqual(stemsOf("can't", 'en'))
  expect(stemsOf(' - ', 'pl')).toEqual([])
})
