import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseNavLink, ReleaseRoute } from '@kinora/contracts'
import { checkRoutes } from './checkRoutes.ts'

const route: ReleaseRoute = { id: 'main', path: 'garden', search: [], scripts: [], styles: [] }
const linkIn = (place: ReleaseNavLink['place']): ReleaseNavLink => ({
  place,
  path: '/garden',
  order: 1,
  label: { pl: 'Ogród', en: 'Garden' },
})
const failuresWith = (nav: ReleaseNavLink[]) =>
  checkRoutes([{ name: 'mfe-garden', pages: { routes: [route], nav, indexes: [] } }])
    .filter(({ result }) => result === 'failed')
    .map(({ sentence }) => sentence)

test('a remote leaves room for the links of others in each place', () => {
  const eight = Array.from({ length: 8 }, () => linkIn('header'))
  assert.deepEqual(failuresWith([...eight, linkIn('tabs')]), [])
  assert.deepEqual(failuresWith([...eight, linkIn('header'), linkIn('tabs')]), [
    'mfe-garden puts 9 links into header; 8 are allowed.',
  ])
})
