import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import { root } from '../setup/root.js'

const scripts = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'browsers/supported-scripts' })
const styles = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'browsers/supported-styles' })

/** The rule's messages for a line, linted under the path of an existing browser file, because the rule needs types. */
const messagesOf = async (eslint: ESLint, text: string, file: string) =>
  (await eslint.lintText(`${text}\n`, { filePath: join(root, file) }))[0]!.messages.map(({ message }) => message)

const script = (line: string) => messagesOf(scripts, line, 'shared/paths/index.ts')
const style = (line: string) => messagesOf(styles, line, 'shared/ui/base.css')

for (const [line, name] of [
  ["URL.parse('/', location.origin)", 'URL.parse'],
  ['new URLSearchParams().size', 'URLSearchParams.size'],
  ['[1].toSorted()', 'Array.toSorted'],
  ['document.body.checkVisibility()', 'Element.checkVisibility'],
  ['requestIdleCallback(() => {})', 'requestIdleCallback'],
  ['/(?<=a)b/.test(location.href)', 'A lookbehind assertion'],
] as const)
  test(`caught in a script: ${line}`, async () => {
    const [message, ...others] = await script(line)
    assert.match(message ?? '', new RegExp(`^${name} is not in `))
    assert.deepEqual(others, [])
  })

for (const line of [
  '[1].findLast(Boolean)',
  "new URL('/', location.origin)",
  'document.body.requestFullscreen?.()',
  'if (document.exitFullscreen) void document.exitFullscreen()',
  "if ('wakeLock' in navigator) void navigator.wakeLock.request('screen')",
  "import type { WakeLockSentinel } from './wakeLock.ts'",
])
  test(`allowed in a script: ${line}`, async () => assert.deepEqual(await script(line), []))

for (const [line, name] of [
  ['.a:has(.b) { color: red }', 'has'],
  ['.a { &:hover { color: red } }', '&'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['@media (width > 40em) { .a { color: red } }', 'A range of a media query'],
  ['.a { mask-image: none }', 'mask-image'],
  ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix'],
  ['.a { font-size: 2rcap }', 'rcap'],
] as const)
  test(`caught in a style: ${line}`, async () => {
    const [message, ...others] = await style(line)
    assert.match(message ?? '', new RegExp(`^${name} is not in `))
    assert.deepEqual(others, [])
  })

for (const line of [
  '@supports selector(:has(*)) { .a:has(.b) { color: red } }',
  '.a { -webkit-mask-image: none; mask-image: none }',
  '.a { color: red; color: color-mix(in srgb, red, blue) }',
  '.a { text-wrap: balance }',
  '@container page (min-width: 40rem) { .a { max-height: 100dvh } }',
])
  test(`allowed in a style: ${line}`, async () => assert.deepEqual(await style(line), []))
