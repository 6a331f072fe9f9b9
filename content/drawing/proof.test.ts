import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { mediaFolder } from '../index.ts'
import { PROOF_PACKAGES, proofFiles } from './proof.ts'

const repository = join(mediaFolder, '../..')
/** For the folder of media, and for tests that always run. */
const ALWAYS_TESTED = ['content/index.ts', '@kinora/limits']

test('the proof covers whatever the drawings import or read', () => {
  const covered = new Set([...proofFiles(), ...PROOF_PACKAGES, ...ALWAYS_TESTED])
  let imports = 0
  for (const file of proofFiles().filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join(repository, file), 'utf8').replace(/^import type [^']*'[^']+'$/gm, '')
    for (const [, name = ''] of text.matchAll(/^(?:import|export|\} from) ?(?:[^'\n]*from )?'([^']+)'/gm)) {
      if (name.startsWith('node:')) continue
      imports += 1
      const target = name.startsWith('.') ? join(file, '..', name) : name
      assert.ok(covered.has(target), `${file} imports ${name}`)
    }
  }
  assert.ok(imports > 300)
  assert.ok(covered.has('shell/src/fonts/fraunces-polish.woff2'))
  assert.ok(covered.has('content/media/films/knee-hug/v1/media.mp4'))
  assert.ok(covered.has('content/media/digests.json'))
})
