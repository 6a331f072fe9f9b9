import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, within } from '@testing-library/react'
import { renderInShell } from '../../page.fake.tsx'
import { ContrastButton } from './ContrastButton.tsx'
import { DisplayPanel } from './DisplayPanel.tsx'
import { reloadDisplay } from './displayStore.ts'
import { containing, words } from '../../words.fake.ts'

const html = document.documentElement
const look = () => ({
  contrast: html.dataset.contrast,
  theme: html.dataset.theme,
  steps: html.style.getPropertyValue('--text-steps') || '0',
})
const clear = () => {
  html.removeAttribute('data-contrast')
  html.removeAttribute('data-theme')
  html.removeAttribute('style')
}
/** A new visit: the stored settings are read again. */
const visit = () => act(reloadDisplay)
const stored = () => JSON.parse(localStorage.getItem('kinora.display') ?? 'null') as unknown

beforeEach(() => {
  clear()
  reloadDisplay()
})

test('high contrast is switched on, kept for the next visit, and off again', async () => {
  const { user } = renderInShell(<ContrastButton />)
  await user.click(screen.getByRole('button', { name: words('display.contrast'), pressed: false }))
  expect(look().contrast).toBe('more')

  clear()
  visit()
  expect(look().contrast).toBe('more')

  await user.click(screen.getByRole('button', { name: words('display.contrast'), pressed: true }))
  expect(look().contrast).toBeUndefined()
})

test('text grows in steps up to the limit, and the value is announced', async () => {
  const { user } = renderInShell(<DisplayPanel />)
  const larger = screen.getByRole('button', { name: words('display.larger') })
  await user.click(larger)
  expect(look().steps).toBe('1')
  expect(within(screen.getByRole('group', { name: words('display.textSize') })).getByRole('status')).toHaveTextContent(
    '113%',
  )

  for (let press = 0; press < 10; press++) await user.click(larger)
  expect(look().steps).toBe('8')
  expect(larger).toHaveAttribute('aria-disabled', 'true')
  expect(stored()).toMatchObject({ textSteps: 8 })

  await user.click(screen.getByRole('button', { name: words('display.reset') }))
  expect(look().steps).toBe('0')
  expect(larger).toHaveAttribute('aria-disabled', 'false')
})

test('text never shrinks below 10 px', async () => {
  const { user } = renderInShell(<DisplayPanel />)
  const smaller = screen.getByRole('button', { name: words('display.smaller') })
  for (let press = 0; press < 5; press++) await user.click(smaller)

  expect(look().steps).toBe('-3')
  expect(smaller).toHaveAttribute('aria-disabled', 'true')
})

test('the theme follows the system until one is chosen, and again when asked', async () => {
  const { user } = renderInShell(<DisplayPanel />)
  expect(screen.getByRole('radio', { name: containing('display.themes.system') })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: words('display.themes.dark') }))
  expect(look().theme).toBe('dark')
  await user.click(screen.getByRole('radio', { name: containing('display.themes.system') }))
  expect(look().theme).toBeUndefined()
})

test('a choice in another tab shows here', () => {
  renderInShell(<ContrastButton />)
  localStorage.setItem('kinora.display', JSON.stringify({ version: 1, contrast: 'more', textSteps: 2, theme: 'dark' }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'kinora.display' })))

  expect(screen.getByRole('button', { name: words('display.contrast') })).toHaveAttribute('aria-pressed', 'true')
  expect(look()).toEqual({ contrast: 'more', theme: 'dark', steps: '2' })
})

test('where storage is refused the choice holds for this visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  const { user } = renderInShell(<ContrastButton />)
  await user.click(screen.getByRole('button', { name: words('display.contrast') }))

  expect(look().contrast).toBe('more')
})

describe('the inline script and the store read the same settings', () => {
  const document_ = readFileSync(join(__dirname, '../../../document.html'), 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(document_)?.[1] ?? 'throw new Error("no inline script")'
  const paintFirst = () => {
    clear()
    // The document's own script, run as the browser runs it.
    new Function(script)()
    return look()
  }
  const usual = { contrast: undefined, theme: undefined, steps: '0' }

  test.each([
    ['nothing', null, usual],
    [
      'a choice',
      '{"version":1,"contrast":"more","textSteps":3,"theme":"light"}',
      { contrast: 'more', theme: 'light', steps: '3' },
    ],
    ['no JSON', '{{{', usual],
    ['another kind', '[7]', usual],
    ['a number', '12', usual],
    ['another version', '{"version":2,"contrast":"more","textSteps":3}', usual],
    ['steps out of range', '{"version":1,"textSteps":99}', usual],
    ['steps that are words', '{"version":1,"textSteps":"1);evil"}', usual],
    ['an unknown theme', '{"version":1,"theme":"neon","contrast":true}', usual],
  ])('%s', (_what, stored, expected) => {
    if (stored !== null) localStorage.setItem('kinora.display', stored)
    expect(paintFirst()).toEqual(expected)
    visit()
    expect(look()).toEqual(expected)
  })

  test('a first visit follows the system’s contrast preference, a stored choice overrides it', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: media === '(prefers-contrast: more)' }) as MediaQueryList)
    expect(paintFirst().contrast).toBe('more')
    visit()
    expect(look().contrast).toBe('more')

    localStorage.setItem('kinora.display', '{"version":1,"contrast":"usual"}')
    expect(paintFirst().contrast).toBeUndefined()
    visit()
    expect(look().contrast).toBeUndefined()
  })
})
