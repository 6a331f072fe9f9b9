import type { RegisteredRemote } from '@kinora/contracts'
import { localePath, splitLocale } from '@kinora/paths'
import fc from 'fast-check'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { oddPaths } from '../../gateway/src/pages/oddPaths.fake.ts'
import { seed, thorough } from '../../releases/src/thorough.fake.ts'
import { canonicalUrl } from '../../gateway/src/pages/redirectFor.ts'
import { routeMatcher } from '../../gateway/src/live/routeMatcher.ts'
import type { RemoteScreens } from './features/remotes/remoteScreens.tsx'
import { routesOf } from './routes.tsx'

const owned: Record<string, string[]> = {
  'mfe-account': ['auth/sign-in', 'auth/sign-up', 'auth/reset-password'],
  'mfe-catalog': ['programs', 'programs/:id', 'programs/:id/notes/:note?', 'library/*', 'one/:a', 'Mixed/Case'],
  'mfe-team': [
    '',
    'programs/new',
    ':first/:second',
    ':first/two',
    'opt?/end',
    'żółw',
    'a.b+c',
    'auth/:any',
    'auth/sign-up',
  ],
}
const remotes = Object.entries(owned).map(([name, paths]): RegisteredRemote & { pages: { routes: never[] } } => {
  const routes = paths.map((path) => ({ id: path || 'home', path, search: [] }))
  return { name, version: '1', routes, pages: { routes: routes as never[] } }
})

const screens: RemoteScreens = { screen: () => () => null, loader: () => () => null }
const page = { manifest: 's', locale: 'pl', origin: 'http://x', remotes, nav: [] } as const
const shellRoutes = routesOf({ ...page, remotes: [...remotes], nav: [] }, screens)
const gateway = routeMatcher(remotes)

/** `mfe-team/home` or `nowhere`; undefined if no route matches, not even `*`. */
const inShell = (pathname: string) => {
  const { locale } = splitLocale(pathname)
  return matchRoutes(shellRoutes, { pathname }, localePath(locale, '/'))?.at(-1)?.route.id
}
const inGateway = (pathname: string) => {
  const route = gateway.match(splitLocale(pathname).path)
  return route ? `${route.remote}/${route.id}` : 'nowhere'
}

const ODD = [
  ...['/', '/programs', '/programs/', '/programs//', '/Programs', '/PROGRAMS/7', '/mixed/case', '/MIXED/CASE'],
  ...['/programs/new', '/programs/NEW', '/programs/7', '/programs/a%2Fb', '/programs/a%2fb/notes', '/program%73/7'],
  ...['/programs/7/notes', '/programs/7/notes/', '/programs/7/notes/2', '/programs/7/notes/2/3', '/programs/%252F'],
  ...['/library', '/library/', '/library/a/b', '/library/a%2Fb/..%2F', '/librarys', '/library%2Fa'],
  ...['/one/two', '/x/two', '/x/y', '/x/y/z', '/opt/end', '/end', '/opt', '/a.b+c', '/aXb+c', '/a.bbc'],
  ...[
    '/%',
    '/%/x',
    '/programs/%',
    '/programs/%E0%A4%A',
    '/%C5%BC%C3%B3%C5%82w',
    '/żółw',
    '/%c5%bc%c3%b3%c5%82w',
    '/%00',
  ],
  ...[
    '/auth/sign-in',
    '/auth/SIGN-IN',
    '/auth/sign-in/',
    '/auth/sign-up',
    '/auth/other',
    '/auth/reset-password',
    '/*',
    '/:id',
    '/?',
  ],
  ...[
    '/programs/7;v=1',
    "/programs/'",
    '/programs/%20',
    '/programs/7%3Fx',
    '/programs/7%23x',
    '/constructor',
    '/__proto__',
  ],
]

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

test.each(ODD.flatMap((path) => [path, localePath('en', path)]))(
  'gateway and shell choose the same route: %s',
  (path) => {
    expect(inGateway(path)).toBe(inShell(path))
  },
)

test('the paths above cover every kind of route', () => {
  const reached = new Set(ODD.map(inGateway))
  for (const id of ['nowhere', 'mfe-catalog/library/*', 'mfe-catalog/programs/:id/notes/:note?', 'mfe-team/home'])
    expect(reached).toContain(id)
})

const whenLoaded = async (pathname: string) => {
  history.replaceState(null, '', pathname)
  const router = createBrowserRouter(shellRoutes, { basename: localePath(splitLocale(pathname).locale, '/') })
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  router.subscribe(({ initialized }) => initialized && resolve())
  if (!router.state.initialized) await loaded
  router.dispose()
  // As React Router does when it renders them: it throws where a decoded path cannot be read as a URL's.
  for (const match of router.state.matches) router.encodeLocation(match.pathname.replaceAll('%', '%25'))
  return router.state
}

/** React Router parses decoded paths as URLs, and URL parsers skip tabs and line breaks. */
const SKIPPED_BY_URL_PARSERS = ['/%09%5C', '/%09/%5C', '/en/%0a%5C', '/en/%0D/%5C']

test('of many odd paths, gateway and shell choose the same route, and none shows an error page of React Router', async () => {
  const isOurs = async (url: string) => {
    const path = canonicalUrl(url)
    expect(canonicalUrl(path)).toBe(path)
    expect(inGateway(path)).toBe(inShell(path) ?? 'nowhere')
    const { matches, errors } = await whenLoaded(path)
    const failed = matches.map(({ route }) => route).filter(({ id }) => errors?.[id])
    expect(failed.filter(({ errorElement }) => !errorElement).map(({ id }) => id)).toEqual([])
  }
  const examples = SKIPPED_BY_URL_PARSERS.map((path): [string] => [path])
  await fc.assert(fc.asyncProperty(oddPaths, isOurs), { numRuns: thorough(2_000, 200), seed, examples })
})
