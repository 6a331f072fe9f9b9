import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeTable } from './routeTable.ts'

const remote = (name: string, ...paths: string[]) => ({ name, pages: { routes: paths.map((path) => ({ id: path, path, search: [] })), nav: [] } })
const match = routeTable([
  remote('mfe-catalog', 'programs', 'programs/:id', 'programs/:id/notes/:note?', 'library/*'),
  remote('mfe-team', 'programs/new', ':anything', ''),
])

for (const [path, remoteName, id] of [
  ['/programs', 'mfe-catalog', 'programs'],
  ['/Programs', 'mfe-catalog', 'programs'],
  ['/programs/7', 'mfe-catalog', 'programs/:id'],
  ['/programs/new', 'mfe-team', 'programs/new'],
  ['/programs/a%2Fb', 'mfe-catalog', 'programs/:id'],
  ['/program%73/7', 'mfe-catalog', 'programs/:id'],
  ['/programs/7/notes', 'mfe-catalog', 'programs/:id/notes/:note?'],
  ['/programs/7/notes/2', 'mfe-catalog', 'programs/:id/notes/:note?'],
  ['/library', 'mfe-catalog', 'library/*'],
  ['/library/a/b', 'mfe-catalog', 'library/*'],
  ['/else', 'mfe-team', ':anything'],
  ['/', 'mfe-team', ''],
] as const) {
  test(`${path} is ${remoteName}'s "${id}"`, () => {
    const found = match(path)
    assert.deepEqual([found?.remote, found?.id], [remoteName, id])
  })
}

for (const path of ['/programs/7/8', '/programsx/7', '/libraryx/a']) {
  test(`${path} is nobody's`, () => assert.equal(match(path), null))
}
