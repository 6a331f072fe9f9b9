import assert from 'node:assert/strict'
import { test } from 'node:test'
import { styleProblems } from '@kinora/build'

const OWN = [
  '.card, #card { color: red }',
  '.card > p + p, .card *, .card :global(.other) { color: red }',
  '.card .title + p, .card + .card { color: red }',
  ":root[data-contrast='more'] .card, html .card { color: red }",
  ':is(.card, .tile) p, :where(.card) { color: red }',
  '@media print { .card::before { color: red } }',
  '.card { &:hover, header &, p, > q + q { color: red } }',
  '@layer card { @supports (display: grid) { .card { color: red } } }',
  '.card { .title { & + p { color: red } } }',
  '@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }',
]
for (const css of OWN) test(`allowed: ${css}`, () => assert.deepEqual(styleProblems(css), []))

const OUTSIDE: [css: string, selector: string][] = [
  ['header { display: none }', 'header'],
  [':global(header) { display: none }', ':global(header)'],
  [':global .card { display: none }', ':global .card'],
  [':global { .card { display: none } }', ':global'],
  [':root { --text: red }', ':root'],
  ['* { display: none }', '*'],
  ['.card, body { display: none }', 'body'],
  ['.card ~ footer { display: none }', '.card ~ footer'],
  [':not(.card) { display: none }', ':not(.card)'],
  ['body:has(.card) { display: none }', 'body:has(.card)'],
  [':is(.card, header) { display: none }', ':is(.card, header)'],
  ['@media print { nav { display: none } }', 'nav'],
  ['.card { & + p { display: none } }', '& + p'],
]
for (const [css, selector] of OUTSIDE)
  test(`refused: ${css}`, () =>
    assert.deepEqual(styleProblems(`.card { color: red }\n\n${css}`), [
      { line: 3, text: `"${selector}" reaches outside this remote. Begin it with a class of its own.` },
    ]))

for (const css of [
  "@font-face { font-family: 'Kinora'; src: url(./own.woff2) }",
  "@property --ink { syntax: '<color>'; inherits: true; initial-value: red }",
  '@media print { @page { size: landscape } }',
  '@keyframes :global(turn) { to { rotate: 1turn } }',
])
  test(`refused: ${css}`, () => assert.match(styleProblems(css)[0]!.text, /^"@[\w-]+" holds for all pages\.$/))

test('refused: the import of another style sheet', () => {
  assert.equal(styleProblems("@import './plain.css';")[0]!.line, 1)
})
