import { csvOf } from './useReportCsv.ts'

test('texts are quoted where they must be, and rows end as RFC 4180 says', () => {
  expect(
    csvOf('en', [
      ['a', 'b;c'],
      ['x, y', 'she said "no"'],
      ['two\nlines', null],
      [7, 0],
    ]),
  ).toBe('\uFEFFa,"b;c"\r\n"x, y","she said ""no"""\r\n"two\nlines",\r\n7,0\r\n')
})

test.each(['=1+1', '+48 600', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")'])(
  'a spreadsheet does not take a text for a formula: %j',
  (text) => {
    expect(csvOf('pl', [[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/)
  },
)

test('numbers below zero stay numbers', () => {
  expect(csvOf('pl', [[-1]])).toBe('\uFEFF-1\r\n')
})

test('in Polish it opens in the columns of Excel, with decimal commas', () => {
  expect(
    csvOf('pl', [
      ['Dzień', 'Co'],
      ['a;b', 2.5],
    ]),
  ).toBe('\uFEFFDzień;Co\r\n"a;b";2,5\r\n')
})
