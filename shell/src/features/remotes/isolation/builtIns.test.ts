import { watchBuiltIns } from './builtIns.ts'

const by = { name: 'mfe-diary', version: '3' }
const { map } = Array.prototype
const { getComputedStyle } = globalThis

test.each<[string, () => void, () => unknown]>([
  ['Array.prototype.map', () => (Array.prototype.map = () => []), () => Array.prototype.map === map],
  [
    'window.getComputedStyle',
    () => Object.assign(globalThis, { getComputedStyle: null }),
    () => globalThis.getComputedStyle === getComputedStyle,
  ],
  ['Promise.all', () => Reflect.deleteProperty(Promise, 'all'), () => typeof Promise.all === 'function'],
  ['JSON.parse', () => (JSON.parse = () => null), () => JSON.parse('1') === 1],
  [
    'Document.prototype.cookie',
    () => Object.defineProperty(Document.prototype, 'cookie', { get: () => 'mine', configurable: true }),
    () => document.cookie === '',
  ],
  ['history.pushState', () => (history.pushState = () => {}), () => !Object.hasOwn(history, 'pushState')],
  [
    'Array.prototype.Symbol(Symbol.iterator)',
    () => (Array.prototype[Symbol.iterator] = () => ({ next: () => ({ done: true, value: undefined }) }) as never),
    () => [...[1]].length === 1,
  ],
  [
    'ArrayIterator.prototype.next',
    () => (Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })),
    () => [...[1]].length === 1,
  ],
  [
    'Intl.NumberFormat.prototype.formatToParts',
    () => (Intl.NumberFormat.prototype.formatToParts = () => []),
    () => new Intl.NumberFormat('pl').formatToParts(1).length === 1,
  ],
  ['Object.prototype.mine', () => Object.assign(Object.prototype, { mine: 1 }), () => !('mine' in {})],
])('a change of %s is undone and named', (name, change, isUndone) => {
  const builtIns = watchBuiltIns()
  change()
  const changed = builtIns.undoChanges()
  expect(changed).toEqual([name])
  expect(isUndone()).toBe(true)
  expect(builtIns.undoChanges()).toEqual([])
})

test('new globals, and methods that a browser lacks, are no changes', () => {
  const builtIns = watchBuiltIns()
  Object.assign(globalThis, { mfe_diary_3: {} })
  Object.defineProperty(Array.prototype, 'lacking', { value: () => 1, configurable: true })
  expect(() => builtIns.refuseChanges(by)).not.toThrow()
  expect(globalThis).toHaveProperty('mfe_diary_3')
})

test('an inherited function that is put on the object itself is no change', () => {
  const builtIns = watchBuiltIns()
  Object.assign(document, { querySelector: Document.prototype.querySelector })
  expect(() => builtIns.refuseChanges(by)).not.toThrow()
  Object.assign(document, { querySelector: () => null })
  expect(() => builtIns.refuseChanges(by)).toThrow('mfe-diary 3 changes document.querySelector')
})

test('what was patched before the shell started is how it shall stay', () => {
  const patched = () => Promise.reject(new Error('an extension'))
  jest.spyOn(globalThis, 'fetch').mockImplementation(patched)
  const { fetch } = globalThis
  const builtIns = watchBuiltIns()
  expect(builtIns.undoChanges()).toEqual([])
  expect(globalThis.fetch).toBe(fetch)
})
