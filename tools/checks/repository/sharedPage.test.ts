import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'
import { PAGE, sharedPage } from './sharedPage.ts'

test(`${PAGE} says what shared packages and slots offer now`, () => {
  const page = sharedPage()
  for (const name of ['catalog.player.v1', 'Button', 'useSmallForm', 'storedValue'])
    assert.match(page, new RegExp(`^- \`${name}\``, 'm'))
  assert.doesNotMatch(page, /^- `clearSession`/m)
  assert.equal(readFileSync(join(root, PAGE), 'utf8'), page)
})
