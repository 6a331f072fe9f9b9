import assert from 'node:assert/strict'
import { test } from 'node:test'
import ts from 'typescript'
import { keyProblems, keysOf } from './messageKeysSuite.ts'
import { usedKeys } from './usedKeys.ts'

const messages = new Set([
  ...keysOf('mfe-one', {
    title: 'Tytuł',
    day: { one: 'a', two: 'b' },
    left_one: 'c',
    left_other: 'd',
    problem: { failure: 'e', gone: 'f' },
  }),
  ...keysOf('ui', { close: 'Zamknij' }),
])
const all = `
  t('title'); t(isOne ? 'day.one' : 'ui:close'); t('left', { count: 2 })
  t(\`day.\${second}\`)
  useProblemWords('mfe-one', 'problem')`

/** What the check says of a component of the package mfe-one. */
function problemsOf(body: string, more = '') {
  const text = `
    declare const isOne: boolean
    declare const second: 'two'
    declare const useTranslation: (namespace: string) => { t: (key: string, values?: object) => string }
    declare const useWords: (namespace: string, under?: string) => (key: string) => string
    declare const useProblemWords: (namespace: string, under?: string) => (key: string) => string
    function One() { const { t } = useTranslation('mfe-one'); ${body} }
    ${more}`
  const options = { noLib: true, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve }
  const host = ts.createCompilerHost(options)
  const file = ts.createSourceFile('/root/one.tsx', text, options.target, true)
  const program = ts.createProgram([file.fileName], options, {
    ...host,
    getSourceFile: (name) => (name === file.fileName ? file : undefined),
  })
  return keyProblems(
    usedKeys({ program, isOwn: () => true, root: '/root', exists: (key) => messages.has(key) }),
    messages,
    (code) => code === 'gone',
  )
}

test('keys that exist and are asked for are no problem', () => {
  assert.deepEqual(problemsOf(all), [])
})

test('a key that does not exist is reported with its place, also one of several and one of parts', () => {
  const [missing, ...others] = problemsOf(`${all}\n  t('heading')`)
  assert.match(missing ?? '', /^one\.tsx:\d+: there is no message mfe-one:heading$/)
  assert.deepEqual(others, [])
  assert.match(problemsOf(`${all}; t(isOne ? 'title' : 'lead')`).join('\n'), /no message mfe-one:lead$/)
  assert.match(problemsOf(`${all}; const day = isOne ? 'one' : 'three'; t(\`day.\${day}\`)`).join('\n'), /day\.three$/)
})

test('a part that may be any text is reported, for its keys are not known', () => {
  assert.match(
    problemsOf(`${all}; let day: string = 'one'; t(\`day.\${day}\`)`).join('\n'),
    /types do not say which keys/,
  )
})

test('a key that nothing asks for is reported, also one of a code that nobody sends', () => {
  assert.deepEqual(problemsOf(all.replace(`t('title');`, '')), ['nothing asks for mfe-one:title'])
  assert.deepEqual(problemsOf(all.replace(`'ui:close'`, `'title'`)), ['nothing asks for ui:close'])
})

test('components ask in the namespace, and below the key, of whoever gives them words', () => {
  const field = `
    function Field({ words }: { words: (key: string) => string }) { return words('two') + words('four') }
    function Group({ words }: { words: (key: string) => string }) { return <Field words={words} /> }
    function Page() { const words = useWords('mfe-one', 'day'); return <Group words={words} /> }`
  assert.match(problemsOf(all, field).join('\n'), /^one\.tsx:\d+: there is no message mfe-one:day\.four$/)
})
