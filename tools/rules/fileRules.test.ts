import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import { root } from '../setup/root.js'

/** Lines that are forbidden in a remote. */
const planted = [
  "localStorage.setItem('mood', 'sad')",
  "export const mood = window.sessionStorage.getItem('mood')",
  "let mood = ''",
  "export let mood = ''",
  'const moods = new Map<number, string>()',
  'const { data } = useMoodQuery(1, { skip: true })',
]

const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' })

for (const line of planted) {
  test(`caught in a remote: ${line}`, async () => {
    const [remote, test] = await Promise.all(
      ['remote.ts', 'programs.fake.ts'].map((file) =>
        eslint.lintText(`${line}\n`, { filePath: join(root, 'mfe-catalog/src', file) }),
      ),
    )
    assert.deepEqual(
      remote![0]!.messages.map(({ ruleId }) => ruleId),
      ['no-restricted-syntax'],
    )
    assert.deepEqual(test![0]!.messages, [])
  })
}

for (const line of [
  'await orm.transaction(work)',
  'await app.db.orm.transaction(work)',
  'await tx.transaction(work)',
]) {
  test(`caught in the API: ${line}`, async () => {
    const [found] = await eslint.lintText(`${line}\n`, { filePath: join(root, 'api/src/app.ts') })
    assert.deepEqual(
      found!.messages.map(({ ruleId }) => ruleId),
      ['no-restricted-syntax'],
    )
  })
}
