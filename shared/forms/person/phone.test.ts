import { internationalPhone, phoneProblem } from './phone.ts'

test.each([
  ['501 234 567', 'PL', null],
  ['+48 501 234 567', 'PL', null],
  ['0048501234567', 'PL', null],
  ['+49 30 901820', 'PL', null],
  ['07400 123456', 'GB', null],
  ['501', 'PL', 'short'],
  ['501 23', 'PL', 'short'],
  ['501 234 567 890', 'PL', 'format'],
  ['000 000 000', 'PL', 'format'],
  ['telefon', 'PL', 'format'],
])('%s in %s', (text, country, problem) => expect(phoneProblem(text, country)).toBe(problem))

test('a number is sent with its dialling code (E.164)', () => {
  expect(internationalPhone('501 234 567', 'PL')).toBe('+48501234567')
  expect(internationalPhone('07400 123456', 'GB')).toBe('+447400123456')
})
