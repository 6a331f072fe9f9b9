import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeMatcher } from './routeMatcher.ts'

const routes = (...paths: string[]) => paths.map((path) => ({ id: path, path, search: [], scripts: [], styles: [] }))
const { match } = routeMatcher([
  { name: 'mfe-catalog', pages: { routes: routes('programs', 'programs/:id', 'library/*', 'auth/:step') } },
  { name: 'mfe-team', pages: { routes: routes('programs/new', ':section/sign-in', '') } },
])

for (const [path, remote, id] of [
  ['/programs', 'mfe-catalog', 'programs'],
  ['/programs/7', 'mfe-catalog', 'programs/:id'],
  ['/programs/new', 'mfe-team', 'programs/new'],
  ['/library/a/b', 'mfe-catalog', 'library/*'],
  ['/', 'mfe-team', ''],
] as const) {
  test(`${path} matches "${id}" of ${remote}, also from the cache`, () => {
    for (let time = 0; time < 2; time++) {
      const route = match(path)
      assert.deepEqual([route?.remote, route?.id], [remote, id])
    }
  })
}

test('of two routes with the same rank, that of the first remote in the manifest wins', () => {
  assert.equal(match('/auth/sign-in')?.remote, 'mfe-catalog')
})

for (const path of ['/programs/7/8', '/librarys/a', '/a/%', '/a/%E0%A4%A']) {
  test(`${path} matches no route`, () => assert.equal(match(path), null))
}
