import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absentWords } from './absentWordsSuite.ts'

const messages = '{ "send": "Wyślij wiadomość", "team": "Osoby w zespole" }'
const problemsOf = (text: string) => absentWords(new Map([['one.test.tsx', text]]), [messages])
const gone = (name: string) => `expect(screen.queryByRole('heading', { name: ${name} })).not.toBeInTheDocument()`

test('words of messages, of fakes and of other assertions may be absent', () => {
  assert.deepEqual(problemsOf(gone(`'Wyślij wiadomość'`)), [])
  assert.deepEqual(problemsOf(gone(String.raw`/^Osoby w\szespole$/`)), [])
  assert.deepEqual(problemsOf(`expect(screen.getByText('Ewa')).toBeVisible()\n${gone(`'Ewa'`)}`), [])
})

for (const assertion of [
  gone(`'Współpraca'`),
  gone('/^Współpraca/'),
  `expect(\n  screen.queryByText('Współpraca'),\n).not.toBeInTheDocument()`,
  `expect(screen.queryAllByLabelText('Współpraca')).toHaveLength(0)`,
  `expect(screen.queryByText('Współpraca')).toBeNull()`,
  `expect(panel).not.toHaveTextContent(/Współpraca/)`,
  `await expect(page.getByText('Współpraca')).toHaveCount(0)`,
])
  test(`words that nothing else says are reported: ${assertion}`, () => {
    const problem = /^one\.test\.tsx: nothing else says \^?Współpraca$/
    const problems = problemsOf(`expect(screen.getByText('Ewa')).toBeVisible()\n${assertion}\n${gone(`'Ewa'`)}`)
    assert.equal(problems.length, 1)
    assert.match(problems[0] ?? '', problem)
  })
