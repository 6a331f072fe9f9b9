import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { prefetchCode } from './prefetchCode.ts'

const routes: RouteObject[] = [
  {
    id: 'shell',
    children: [
      { id: 'mfe-catalog/programs', path: 'programs' },
      { id: 'mfe-catalog/program', path: 'programs/:id' },
      { id: 'mfe-plans/plans', path: 'subscription' },
      { id: 'nowhere', path: '*' },
    ],
  },
]
const places: Record<string, number> = {
  '/en/programs/1': 100,
  '/en/programs/2': 900,
  '/en/subscription': 4_000,
  '/nowhere': 60,
  'https://elsewhere.test/': 70,
}

beforeEach(() => {
  const main = document.createElement('main')
  main.append(...Object.keys(places).map((href) => Object.assign(document.createElement('a'), { href })))
  document.body.replaceChildren(main)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    const top = places[this.getAttribute('href')!]!
    return { top, bottom: top + 48 } as DOMRect
  })
  window.requestIdleCallback = (callback) => (callback({} as IdleDeadline), 0)
})
afterEach(() => jest.restoreAllMocks())

function prefetched(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const requests: string[] = []
  const loadScreen = (remote: string, route: string) => (
    requests.push(`${remote}/${route}`),
    Promise.reject(new Error('offline'))
  )
  prefetchCode({
    router: createMemoryRouter(routes, { basename: '/en', initialEntries: ['/en/programs'] }),
    routes,
    loadScreen,
  })
  return requests
}

test('an idle browser on a fast connection prefetches the code of links in the first two screenfuls', () => {
  expect(new Set(prefetched({ effectiveType: '4g', saveData: false }))).toEqual(new Set(['mfe-catalog/program']))
})

test.each([{ effectiveType: '4g', saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }, undefined])(
  'nothing is prefetched on %p',
  (connection) => {
    expect(prefetched(connection)).toEqual([])
  },
)
