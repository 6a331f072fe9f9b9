import { crumbsOf } from './Breadcrumbs.tsx'

const label = (segment: string) => segment.toUpperCase()
const labels = (path: string, lastTitle?: string | null) => crumbsOf(path, label, lastTitle).map((crumb) => crumb.label)

test('each segment is a step, with the path that leads there', () => {
  expect(crumbsOf('/profile/edit', label)).toEqual([
    { path: '/profile', label: 'PROFILE' },
    { path: '/profile/edit', label: 'EDIT' },
  ])
})

test('numeric segments are skipped, their paths are not', () => {
  expect(labels('/programs/12')).toEqual(['PROGRAMS'])
  expect(crumbsOf('/orders/12/card', label)).toEqual([
    { path: '/orders', label: 'ORDERS' },
    { path: '/orders/12/card', label: 'CARD' },
  ])
})

test('a title replaces the last segment, numeric or not', () => {
  expect(labels('/programs/12', 'Spokojna szyja')).toEqual(['PROGRAMS', 'Spokojna szyja'])
  expect(labels('/profile/edit', 'Anna')).toEqual(['PROFILE', 'Anna'])
})

test('a null title removes the last step', () => {
  expect(labels('/profile/edit', null)).toEqual(['PROFILE'])
  expect(labels('/profile', null)).toEqual([])
})
