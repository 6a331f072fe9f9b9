import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { servedPage, calls } from './earlyPage.fake.tsx'
import { words } from '../../words.fake.ts'

const html = readFileSync(join(__dirname, '../../../document.html'), 'utf8')
const script = /<script>([^<]*kinoraEarly[^]*?)<\/script>/.exec(html)?.[1] ?? 'throw new Error("no early script")'

/** Addresses of forms that the browser would send. */
let sent: string[]

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const form = () => screen.getByRole<HTMLFormElement>('form')
const state = () => screen.getByRole('status')
const early = () => (globalThis as unknown as { kinoraEarly: Record<string, unknown> }).kinoraEarly

// The document's own script, run as the browser runs it.
new Function(script)()
const unanswered = { ...early() }

beforeEach(() => {
  Object.assign(early(), unanswered, { held: [] })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  document.body.replaceChildren()
  calls.length = 0
  sent = []
  document.body.onsubmit = (event) => {
    if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).getAttribute('action') ?? 'itself')
    event.preventDefault()
  }
})

afterEach(() => void jest.useRealTimers())

test('presses wait for the code of their part, and are made once, in order', async () => {
  const { start, load } = servedPage()
  press('Ulubiony')
  press(words('nav.menu'))
  press('Ulubiony')
  press('Konto')
  expect(screen.getByRole('button', { name: words('nav.menu') })).toHaveAttribute('aria-busy', 'true')

  start()
  await waitFor(() => expect(calls).toEqual(['account']))
  load()
  await waitFor(() => expect(calls).toEqual(['account', 'heart', 'menu']))
  expect(screen.getByRole('button', { name: words('nav.menu') })).not.toHaveAttribute('aria-busy')

  press(words('nav.menu'))
  expect(calls).toEqual(['account', 'heart', 'menu', 'menu'])
})

test('a press after the shell was hydrated, and before the code has come, is made too', async () => {
  const { start, load } = servedPage()
  start()
  press(words('nav.menu'))
  press('Konto')
  expect(calls).toEqual(['account'])

  load()
  await waitFor(() => expect(calls).toEqual(['account', 'menu']))
})

test('fields keep what was chosen before the script ran, and components learn of it', async () => {
  const { start, load } = servedPage()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Hasło'), 'kark')
  await user.click(screen.getByLabelText('Zgoda'))
  await user.click(screen.getByLabelText('month'))
  await user.selectOptions(screen.getByLabelText('Poziom'), '2')
  start()
  load()

  await waitFor(() => expect(state()).toHaveTextContent('kark month true 2'))
  expect(calls).toEqual(['typed kark', 'left kark'])
  expect(screen.getByLabelText('Hasło')).toHaveValue('kark')
  expect(screen.getByLabelText('Zgoda')).toBeChecked()
  expect(screen.getByLabelText('month')).toBeChecked()
  expect(screen.getByLabelText('Poziom')).toHaveValue('2')
})

test('what is typed while the code is loading is kept, with the focus', async () => {
  const { start, load } = servedPage()
  const user = userEvent.setup()
  start()
  await user.type(screen.getByLabelText('Hasło'), 'bar')
  load()
  await waitFor(() => expect(state()).toHaveTextContent('bar year false 1'))
  expect(screen.getByLabelText('Hasło')).toHaveFocus()

  await user.type(screen.getByLabelText('Hasło'), 'ki')
  expect(state()).toHaveTextContent('barki year false 1')
  expect(calls).toEqual(['typed bar', 'typed bark', 'typed barki'])
})

test('what is typed right after hydration follows what was typed before', async () => {
  const { start, load } = servedPage()
  const user = userEvent.setup({ delay: null })
  const field = screen.getByLabelText<HTMLInputElement>('Hasło')
  await user.type(field, 'bar')
  jest.useFakeTimers()
  start()
  load()
  await jest.advanceTimersByTimeAsync(10)
  // The form is rendered again, which puts the field back, before a timer repeats what was typed.
  fireEvent.click(screen.getByLabelText('month'))
  expect(field).toHaveValue('')

  for (const letter of 'ki') {
    fireEvent.keyDown(field, { key: letter })
    fireEvent.input(field, { target: { value: field.value + letter } })
  }
  expect(field).toHaveValue('barki')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(state()).toHaveTextContent('barki month false 1')
  expect(calls).toEqual(['typed bar', 'typed bark', 'typed barki'])
})

test.each(['{Enter}', 'a press'])(
  'a form that is sent early, by %s, is sent once, with what was typed',
  async (how) => {
    const { start, load } = servedPage()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Hasło'), 'most')
    if (how === '{Enter}') await user.keyboard(how)
    else press('Wyślij')
    start()
    load()

    await waitFor(() => expect(calls.at(-1)).toBe('sent most'))
    expect(calls.filter((what) => what.startsWith('sent'))).toHaveLength(1)
    expect(sent).toEqual([])
  },
)

test('a form that is sent as soon as React answers is sent with what was typed before', async () => {
  const { start, load } = servedPage()
  await userEvent.setup().type(screen.getByLabelText('Hasło'), 'most')
  start()
  load()
  const isHydrated = () => Object.keys(form()).some((key) => key.startsWith('__reactProps'))
  while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve))
  press('Wyślij')

  await waitFor(() => expect(calls.at(-1)).toBe('sent most'))
  expect(calls.filter((what) => what.startsWith('sent'))).toHaveLength(1)
})

test('a form without a button is held too', async () => {
  const { start, load } = servedPage()
  form().requestSubmit()
  start()
  form().requestSubmit()
  load()

  await waitFor(() => expect(calls).toEqual(['sent ']))
  expect(sent).toEqual([])
})

test('a form that leads to an address is left to the browser', () => {
  const { start } = servedPage()
  press('Pokaż')
  start()
  press('Pokaż')
  expect(sent).toEqual(['/programs', '/programs'])
})

test('a press on what is rendered anew is made on what has replaced it', async () => {
  const { startAnew } = servedPage()
  press('Ulubiony')
  startAnew()

  await waitFor(() => expect(calls).toEqual(['heart']))
  expect(screen.getByRole('button', { name: 'Ulubiony' })).toHaveFocus()
})

test('a press is not made on the next page', async () => {
  const { start, load } = servedPage()
  press(words('nav.menu'))
  start()
  history.pushState(null, '', '/next')
  load()

  await waitFor(() => expect(screen.getByRole('button', { name: words('nav.menu') })).not.toHaveAttribute('aria-busy'))
  press('Ulubiony')
  await waitFor(() => expect(calls).toEqual(['heart']))
})

test('if no script comes, the browser sends the form that has an address, and nothing is held any more', () => {
  jest.useFakeTimers()
  servedPage()
  form().action = '/order'
  press('Wyślij')
  expect(sent).toEqual([])

  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(sent).toEqual(['/order'])
  press('Wyślij')
  expect(sent).toEqual(['/order', '/order'])
  jest.useRealTimers()
})
