import { isField, latinKey, pressedKey } from './pressedKey.ts'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init)

test.each([
  [{ key: 'я', code: 'KeyZ' }, 'z'],
  [{ key: 'Л', code: 'KeyK' }, 'k'],
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: 'Ł', code: 'KeyL' }, 'ł'],
  [{ key: 'ArrowLeft', code: 'ArrowLeft' }, 'arrowleft'],
])('a shortcut is found by its place where letters are not Latin: %j', (init, key) =>
  expect(latinKey(press(init))).toBe(key),
)

test('while a word is composed the keys belong to the input method', () => {
  for (const init of [
    { key: 'Enter', isComposing: true },
    { key: 'Enter', keyCode: 229 },
  ])
    expect([pressedKey(press(init)), latinKey(press(init))]).toEqual(['', ''])
  expect(pressedKey(press({ key: 'Enter' }))).toBe('Enter')
})

test('a field takes its keys', () => {
  expect(['input', 'select', 'textarea', 'button'].map((name) => isField(document.createElement(name)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isField(document)).toBe(false)
})
