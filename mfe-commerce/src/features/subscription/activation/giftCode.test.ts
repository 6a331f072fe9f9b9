import { isWholeCode, readCode, showCode } from './giftCode.ts'

const CODE = '7G4K-M2QX-V8ZD-3HNB'

test.each([
  ['7g4k m2qx v8zd 3hnb'],
  ['7G4KM2QXV8ZD3HNB'],
  ['  7G4K-M2QX-V8ZD-3HNB.'],
  ['Twój kod: 7G4K-M2QX-V8ZD-3HNB, ważny do 20 listopada 2027'],
  ['Your code is: 7G4K M2QX V8ZD 3HNB'],
  ['https://kinora.test/subscription/activate?code=7G4KM2QXV8ZD3HNB'],
  ['kod 7g4k–m2qx–v8zd–3hnb z maila'],
])('a code is found in %s', (text) => {
  expect(showCode(text)).toBe(CODE)
  expect(isWholeCode(showCode(text))).toBe(true)
})

test.each([
  ['', ''],
  ['7g4', '7G4'],
  ['7g4km', '7G4K-M'],
  ['7G4K-', '7G4K'],
])('while %s is typed it stands in groups', (text, grouped) => expect(showCode(text)).toBe(grouped))

test('letters that look like digits are read as digits, and shown as typed', () => {
  expect(showCode('OILo')).toBe('OILO')
  expect(readCode('OIL7-oil7')).toBe('01170117')
})

test('too few characters are no code', () => expect(isWholeCode('7G4K-M2QX-V8ZD-3HN')).toBe(false))
