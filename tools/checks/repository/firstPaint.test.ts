import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

/** Where something may be transparent, and why no page waits for it to be painted. */
const NEVER_FIRST: Record<string, string> = {
  'mfe-catalog/src/features/training/DoneOffer.module.css': 'appears after a press',
  'shared/ui/fields/CheckboxField.module.css': 'the native control below the drawn one',
  'shared/ui/fields/ChoiceTarget.module.css': 'the native control below the drawn one',
  'shared/ui/surfaces/Dialog.module.css': 'appears after a press',
  'shared/ui/surfaces/ToastStack.module.css': 'appears after a press',
  'shell/src/features/consent/ConsentSettings.module.css': 'appears after a press',
}

/** Browsers count what begins transparent as painted only when it no longer is. */
const TRANSPARENT = /\bopacity:\s*0(\.0+)?%?\s*[;}]/

test('nothing that is there when a page opens begins transparent: its first and largest paint would wait', () => {
  const files = globSync('{shell,shared,mfe-*}/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] })
  assert.ok(files.length > 100)
  const found = files.filter((file) => TRANSPARENT.test(readFileSync(join(root, file), 'utf8')))
  assert.deepEqual(found.toSorted(), Object.keys(NEVER_FIRST))
})
