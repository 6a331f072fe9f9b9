import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { documentTemplate } from './documentTemplate.ts'

const EARLY_PRESSES_MAX_BYTES = 1_500

test("each inline script of the shell's document is allowed by its hash, and runs before there is a control", async () => {
  const html = await readFile(join(import.meta.dirname, '../../../shell/document.html'), 'utf8')
  const { inlineHashes, write } = documentTemplate(html)
  const parts = { LANG: 'pl', THIRD_PARTIES: '', HEAD: '', STYLES: '', SCRIPTS: '', ROOT: '<button>Menu</button>' }
  const page = write(parts)
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!)
  assert.deepEqual(
    inlineHashes,
    scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )

  const early = scripts.find((text) => text.includes('kinoraEarly'))
  assert.ok(early, 'the script that holds early presses')
  assert.ok(page.indexOf(early) < page.indexOf('<button>'))
  assert.ok(page.indexOf(early) < html.indexOf('%SCRIPTS%'), 'before the first script of a file')
  assert.ok(early.length <= EARLY_PRESSES_MAX_BYTES, `${early.length} bytes in every page`)
})
