import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '')
const block = (start: string) => {
  const from = css.indexOf(start) + start.length
  return css
    .slice(from, css.indexOf('}', from))
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
}
const names = (lines: string[]) => lines.map((line) => line.split(':')[0])

test('the dark theme is the same by attribute and by media query', () => {
  expect(block(":root:not([data-theme='light']) {")).toEqual(block(":root[data-theme='dark'] {"))
})

test('paper is always light', () => {
  const screens = [...css.matchAll(/@media screen.*?\n}/gs)].map(([rules]) => rules).join()
  for (const start of [
    ":root[data-theme='dark'] {",
    ":root:not([data-theme='light']) {",
    ":root[data-contrast='more'] {",
  ]) {
    expect(screens).toContain(start)
    expect(css.split(start)).toHaveLength(2)
  }
})

test('the dark theme and high contrast redefine only tokens of the light theme', () => {
  const day = names(block(':root {\n  color-scheme'))
  const rest = [...names(block(":root[data-theme='dark'] {")), ...names(block(":root[data-contrast='more'] {"))]
  expect(rest.filter((name) => name !== 'color-scheme' && !day.includes(name))).toEqual([])
})

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const PAIRS = [
  ['ink', 'canvas'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink-2', 'canvas'],
  ['ink-2', 'surface'],
  ['ink-2', 'sunken'],
  ['ink-3', 'canvas'],
  ['ink-3', 'surface'],
  ['link', 'canvas'],
  ['link', 'surface'],
  ['link-hover', 'canvas'],
  ['on-pine', 'pine'],
  ['on-pine', 'pine-hover'],
  ['on-pine-soft', 'pine-soft'],
  ['clay', 'canvas'],
  ['clay', 'clay-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'surface'],
  ['on-danger-fill', 'danger-fill'],
  ['success', 'success-soft'],
  ['warn', 'warn-soft'],
  ['info', 'info-soft'],
  ['specialist', 'specialist-soft'],
  ['on-specialist-bar', 'specialist-bar'],
  ['on-specialist-bar', 'specialist-bar-hover'],
  ['test', 'test-soft'],
  ['on-apricot', 'apricot'],
  ['on-scrim', 'scrim'],
  ['on-hill', 'hill-near'],
  ['on-hill-2', 'hill-near'],
  ['on-hill-accent', 'hill-near'],
] as const
const themes = { day: '', evening: ":root[data-theme='dark'] {", contrast: ":root[data-contrast='more'] {" }

test.each(Object.entries(themes))(
  'text has a contrast of at least 4.5:1 and control borders of 3:1: %s',
  (_name, start) => {
    const lines = [...block(':root {\n  color-scheme: light;'), ...(start ? block(start) : [])]
    const tokens = Object.fromEntries(lines.map((line) => line.split(/:\s*/) as [string, string]))
    const colour = (name: string) => tokens[`--${name}`] ?? ''
    const weak = PAIRS.map((pair) => ({ pair: pair.join(' on '), ratio: contrast(colour(pair[0]), colour(pair[1])) }))
    expect(weak.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([])
    expect(contrast(colour('control-border'), colour('surface'))).toBeGreaterThanOrEqual(3)
  },
)
