import { matchRoutes } from 'react-router-dom'
import { fakePage } from './page.fake.tsx'
import { routesOf } from './routes.tsx'

const screens = { screen: () => () => null, loader: () => () => null }
const ownerOf = (path: string, remotes = fakePage().remotes) =>
  matchRoutes(routesOf(fakePage({ remotes }), screens, screens), path)?.at(-1)?.route.id

test('the shell owns its own pages, remotes own theirs, and the rest is not found', () => {
  expect(ownerOf('/profile/change-password')).toBe('shell/change-password')
  expect(ownerOf('/programs')).toBe('mfe-catalog/programs')
  expect(ownerOf('/elsewhere')).toBe('nowhere')
})

test('a remote that provides a path of the shell takes it over', () => {
  const profile = { name: 'mfe-profile', version: '1', routes: [{ id: 'password', path: 'profile/change-password' }] }

  expect(ownerOf('/profile/change-password', [profile])).toBe('mfe-profile/password')
  expect(ownerOf('/auth/sign-in', [profile])).toBe('shell/sign-in')
})
