import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeMatcher } from './routeMatcher.ts'

const routes = (...paths: string[]) => paths.map((path) => ({ id: path, path, search: [], scripts: [], styles: [] }))
const { match } = routeMatcher({
  shell: { document: { routes: routes('auth/:step', ':anything') } },
  remotes: [
    { name: 'mfe-catalog', pages: { routes: routes('programs', 'programs/:id', 'library/*') } },
    { name: 'mfe-team', pages: { routes: routes('programs/new', ':section/sign-in', '') } },
  ],
})

for (const [path, remote, id] of [
  ['/programs', 'mfe-catalog', 'programs'],
  ['/programs/7', 'mfe-catalog', 'programs/:id'],
  ['/programs/new', 'mfe-team', 'programs/new'],
  ['/library/a/b', 'mfe-catalog', 'library/*'],
  ['/', 'mfe-team', ''],
  ['/else', null, ':anything'],
] as const) {
  test(`${path} matches "${id}" of ${remote ?? 'the shell'}, also from the cache`, () => {
    for (let time = 0; time < 2; time++) {
      const found = match(path)
      assert.deepEqual([found?.remote, found?.id], [remote, id])
    }
  })
}

test('of two routes with the same rank, a remote’s wins over the shell’s', () => {
  const found = routeMatcher({
    shell: { document: { routes: routes('auth/:step') } },
    remotes: [{ name: 'mfe-team', pages: { routes: routes(':section/sign-in') } }],
  }).match('/auth/sign-in')
  assert.equal(found?.remote, 'mfe-team')
})

for (const path of ['/programs/7/8', '/librarys/a', '/%', '/a/%E0%A4%A']) {
  test(`${path} matches no remote's route`, () => assert.equal(match(path)?.remote ?? null, null))
}
