import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'
import { hasWords, namedControls } from './namedControls.ts'

/** The messages of a language by their full keys. */
function messagesIn(language: string): Map<string, string> {
  const files = globSync(`{mfe-*/src,shell/src,shared/ui}/locales/${language}.json`, { cwd: root })
  return new Map(
    files.flatMap((file) => {
      const namespace = /^(?:shared\/)?([^/]+)/.exec(file)![1]!
      return textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')), `${namespace}:`)
    }),
  )
}

const textsOf = (messages: object, path: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, below]) =>
    typeof below === 'string' ? [[path + key, below]] : textsOf(below as object, `${path}${key}.`),
  )

const controls = globSync('{mfe-*/src,shell/src,shared}/**/*.tsx', {
  cwd: root,
  exclude: (path) => /(^|\/)node_modules$|\.(test|fake)\.tsx$/.test(path),
}).flatMap((file) =>
  namedControls(readFileSync(join(root, file), 'utf8')).map(({ line, ...keys }) => ({
    place: `${file}:${line}`,
    ...keys,
  })),
)

for (const language of ['pl', 'en'])
  test(`whoever says the words that are seen on a control is understood (WCAG 2.5.3): ${language}`, () => {
    const messages = messagesIn(language)
    const textOf = (key: string) => messages.get(key) ?? assert.fail(`there is no message ${key}`)
    const misnamed = controls.filter(
      ({ names, seen }) => !seen.every((key) => names.some((name) => hasWords(textOf(name), textOf(key)))),
    )
    assert.ok(controls.length > 10)
    assert.deepEqual(misnamed, [])
  })

test('a control is found with all keys that name it and that are seen on it', () => {
  const text = `function One() {
    const { t } = useTranslation('mfe-one')
    const words = useWords('mfe-two', 'path')
    return <><section aria-label={t('part')}>{t('title')}</section><Icon />
      <LinkButton to="/" aria-label={t(isOld ? 'openOld' : 'open', { name })}><Icon />{words('open')}</LinkButton>
      <button aria-label={t('close')}>×</button></>
  }`
  assert.deepEqual(namedControls(text), [
    { line: 5, names: ['mfe-one:openOld', 'mfe-one:open'], seen: ['mfe-two:path.open'] },
  ])
})

test('a name has the words that are seen in their order, in any case, around what is put in', () => {
  assert.ok(hasWords('Show now: {{name}}', 'show now'))
  assert.ok(hasWords('Show {{count}} signals of {{name}}', 'Show {{count}} signals'))
  assert.ok(!hasWords('Show signals now: {{name}}', 'Show now'))
  assert.ok(!hasWords('Resend: {{name}}', 'Send'))
  assert.ok(!hasWords('Open the page of {{name}}', 'Open their page'))
})
