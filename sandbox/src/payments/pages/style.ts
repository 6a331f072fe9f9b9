import { createHash } from 'node:crypto'
import { FONT_FACES } from './fonts.ts'

/** The product's colours and sizes (shared/ui/tokens.css), of which these pages need a few. */
export const STYLE = `
${FONT_FACES}
:root {
  color-scheme: light dark;
  --canvas: #faf7f2; --surface: #fff; --sunken: #f1ece3; --ink: #1c2826; --ink-2: #46544f; --line: #d9d2c6;
  --control-border: #76827c; --link: #0f5b4f; --pine: #0f5b4f; --pine-hover: #0a443b; --on-pine: #fff;
  --test: #6a2c9b; --test-soft: #f2e6fa; --danger: #8f1d17; --danger-soft: #fbe6e3; --focus: #ffd24a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0f1719; --surface: #182326; --sunken: #223136; --ink: #edf3f0; --ink-2: #b7c5c0; --line: #2f4146;
    --control-border: #7c908b; --link: #8edcca; --pine: #7fd3bf; --pine-hover: #9fe2d2; --on-pine: #06251e;
    --test: #ddbbff; --test-soft: #37234c; --danger: #ffb4ab; --danger-soft: #4a1f1b;
  }
}
@media (prefers-contrast: more) {
  :root {
    --canvas: #000; --surface: #000; --sunken: #000; --ink: #fff; --ink-2: #fff; --line: #ffe600; --control-border: #ffe600;
    --link: #ffe600; --pine: #ffe600; --pine-hover: #fff; --on-pine: #000; --test: #fff; --test-soft: #000;
    --danger: #ff8a80; --danger-soft: #000; --focus: #00e5ff;
  }
  .card, .problems, .note { border: 2px solid }
}
* { box-sizing: border-box }
body { overflow-wrap: break-word; margin: 0; background: var(--canvas); color: var(--ink); font: 1.125rem/1.55 'Atkinson Hyperlegible Next', system-ui, sans-serif }
h1, h2 { margin: 0 0 1rem; font-family: Fraunces, Georgia, serif; font-weight: 500; line-height: 1.2; letter-spacing: -.01em; text-wrap: balance }
h1 { font-size: 2rem }
h2 { font-size: 1.5rem }
p { margin: 0 0 1rem; max-width: 66ch }
p, li, dd, td { text-wrap: pretty }
a { color: var(--link); text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px var(--focus); border-radius: .25rem }
.test { margin: 0; padding: .625rem 1rem; max-width: none; background: var(--test-soft); color: var(--test); font-weight: 600; text-align: center; border-bottom: 1px solid }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }
.narrow { max-width: 36rem; margin-inline: auto }
.two { display: grid; gap: 1.5rem }
.two > * { min-width: 0 }
@media (min-width: 60rem) { .two { grid-template-columns: 22rem 1fr; align-items: start } main { padding-top: 3rem } }
.card { padding: 1.5rem; background: var(--surface); border-radius: 1.25rem; box-shadow: 0 1px 2px #1c28260f, 0 8px 24px #1c28260f }
:not(.two) > .card + .card { margin-top: 1.5rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 0; margin: 0 0 1rem }
dt { padding-right: 1rem }
dt { color: var(--ink-2) }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.total { font-weight: 700; color: var(--ink); border-top: 1px solid var(--line); padding-top: .5rem }
form { margin: 0 0 1rem }
label, legend { display: block; padding: 0; margin-bottom: .25rem; font-weight: 600 }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0 }
.field { margin-bottom: 1.25rem }
.row { display: flex; flex-wrap: wrap; gap: 0 1rem }
.row > .field { flex: 1 1 10rem }
.hint { margin: .25rem 0 0; color: var(--ink-2); font-size: 1rem }
input:not([type=radio]) { width: 100%; min-height: max(3rem, 48px); padding: 0 1rem; border: 1.5px solid var(--control-border); border-radius: .75rem; background: var(--surface); color: var(--ink); font: inherit }
[aria-invalid=true] { border: 2px solid var(--danger) !important }
.wrong { margin: .25rem 0 0; color: var(--danger); font-weight: 600 }
.choice { display: flex; align-items: center; gap: .75rem; min-height: max(3rem, 48px); margin: 0 0 .5rem; padding: .5rem 1rem; border: 1.5px solid var(--control-border); border-radius: .75rem; font-weight: 400; cursor: pointer }
.choice:has(:checked) { border-color: var(--pine); box-shadow: inset 0 0 0 1px var(--pine) }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--pine); flex: none }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: max(3rem, 48px); padding: .5rem 1.5rem; border: 1.5px solid var(--control-border); border-radius: .75rem; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button.main { min-height: max(3.5rem, 56px); border-color: transparent; background: var(--pine); color: var(--on-pine) }
button.main:hover { background: var(--pine-hover) }
.wide { width: 100% }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0 }
.actions form { margin: 0 }
@media (max-width: 30rem) { .actions > *, .actions form > button { flex: 1 1 100%; width: 100% } }
.problems { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border-radius: 1rem; background: var(--danger-soft); color: var(--danger) }
.problems p { margin: 0; font-weight: 600 }
.problems ul { margin: .5rem 0 0; padding-left: 1.25rem }
.problems a { color: inherit }
.note { padding: .75rem 1rem; border-radius: .75rem; background: var(--sunken) }
details { margin-top: 1.5rem; color: var(--ink-2) }
summary { min-height: 3rem; display: list-item; padding: .5rem 0; font-weight: 600; cursor: pointer }
ul.cards { margin: 0; padding: 0; list-style: none }
ul.cards li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .375rem 0; border-bottom: 1px solid var(--line) }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--ink) }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .5rem .5rem 0; text-align: left; border-bottom: 1px solid var(--line) }
td:last-child, th:last-child { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums }
@supports selector(:has(*)) {
  form:has([name=method]) .of { display: none }
  form:has([value=card]:checked) .of.card-fields, form:has([value=blik]:checked) .of.blik-fields, form:has([value=p24]:checked) .of.p24-fields { display: block }
}
/* Text of twice the size on a small phone: one column, little around it. A table's rows are then lines of text. */
@media (max-width: 18em) {
  h1 { font-size: 1.5rem }
  h2 { font-size: 1.25rem }
  h1, h2 { -webkit-hyphens: auto; hyphens: auto }
  main { padding: 1rem .5rem 2rem }
  .card, .problems { padding: 1rem .75rem }
  button, .button { padding-inline: .5rem; min-width: 0; overflow-wrap: anywhere }
  input:not([type=radio]) { padding: 0 .5rem }
  .row > .field { flex-basis: 100% }
  .choice { padding: .5rem; gap: .5rem }
  .choice > span { min-width: 0; overflow-wrap: anywhere }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0 }
  dd { margin-bottom: .75rem; text-align: left }
  dt.total + .total { border: 0; padding-top: 0 }
  code { white-space: normal }
  thead { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%) }
  tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line) }
  td { padding: 0; border: 0; overflow-wrap: anywhere }
}
@media (forced-colors: active) { .card, .problems, .note { border: 1px solid } }
@media print { .test, .actions { display: none } }
`

/** For the pages' content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`
