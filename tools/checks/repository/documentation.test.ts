import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

const pages = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'shared/*/README.md'], { cwd: root })
const folders = readdirSync(root)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }

/** What all pages have of a pattern's first group, with the page. */
const named = (pattern: RegExp, of: string[]) =>
  of.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(pattern)].map(([, name = '']) => ({ page, name })),
  )

/** `api/src/…`, not one with a placeholder, nor what a run makes. Decisions name what was there when they were made. */
const isPath = (name: string) =>
  /^[^/]+\//.test(name) && folders.includes(name.split('/')[0]!) && !/[<{…]|NNN|^(\.kinora|test-results)\//.test(name)

test('every path that the documentation names exists', () => {
  const paths = named(
    /`([^`\s]+)`/g,
    pages.filter((page) => !page.startsWith('docs/decisions/')),
  ).filter(({ name }) => isPath(name))
  assert.ok(paths.length > 300, `${paths.length} paths`)
  const missing = paths.filter(
    ({ name }) => !existsSync(join(root, name)) && globSync(name, { cwd: root }).length === 0,
  )
  assert.deepEqual(missing, [])
})

test('every command that the documentation names exists', () => {
  const commands = named(/`npm run ([a-z-]+)(?! -w)\b/g, pages)
  assert.ok(commands.length > 50, `${commands.length} commands`)
  assert.deepEqual(
    commands.filter(({ name }) => !(name in scripts)),
    [],
  )
})
