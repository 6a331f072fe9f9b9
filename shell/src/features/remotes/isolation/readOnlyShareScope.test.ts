import { readOnlyShareScope } from './readOnlyShareScope.ts'

const useState = () => 'the state'

test.each([
  ['at once', (factory: () => object) => factory],
  ['by a promise', async (factory: () => object) => factory],
])('a remote cannot replace what a shared package exports, when it is provided %s', async (_how, provide) => {
  const react = { useState }
  const scope = readOnlyShareScope({ react: { '19.0.0': { get: () => provide(() => react) } } })
  const factory = await scope['react']!['19.0.0']!.get()
  const shared = factory() as typeof react

  expect(shared).toBe(react)
  expect(() => Object.assign(shared, { useState: () => 'mine' })).toThrow(TypeError)
  expect(react.useState()).toBe('the state')
})

test('a remote cannot add a copy of its own to the share scope', () => {
  const versions = { '19.0.0': { get: () => () => ({ useState }) } }
  const scope = readOnlyShareScope({ react: versions })
  scope['react']!['19.9.9'] = { get: () => () => ({}) }
  scope['mine'] = {}
  expect(Object.keys(scope)).toEqual(['react'])
  expect(Object.keys(versions)).toEqual(['19.0.0'])
})

test('a container of Module Federation’s own runtime finds what it asks for', async () => {
  const get = () => () => ({ useState })
  const scope = readOnlyShareScope({
    react: { '19.0.0': { get, eager: true } },
    'styled-components': { '6.0.0': { get: async () => get() } },
  })
  const react = scope['react']!['19.0.0']!
  expect(react).toMatchObject({ version: '19.0.0', scope: ['default'], useIn: [], loaded: true })
  expect((react as unknown as { lib: () => object }).lib()).toEqual({ useState })
  // It is loaded when it is used.
  expect(scope['styled-components']!['6.0.0']).not.toHaveProperty('lib')
})
