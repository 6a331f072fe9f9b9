import type { RegisteredRemote } from '@kinora/contracts'
import { makeI18n } from '@kinora/i18n'
import { Slot, type RemoteDefinition, type RemoteRoute } from '@kinora/remote'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RouteProblem } from '../features/errors/RouteProblem.tsx'
import { RecoveryContext } from '../features/remotes/recovery.ts'
import { createRemoteLoader } from '../features/remotes/remoteLoader.ts'
import { remoteScreens } from '../features/remotes/remoteScreens.tsx'
import { renderInShell } from '../page.fake.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import { RemoteSlots } from './RemoteSlots.tsx'
import { words } from '../words.fake.ts'

const container = (version: string) => ({ entry: `/releases/mfe-catalog/${version}/remoteEntry.js`, integrity: 'x' })
const registered: RegisteredRemote = {
  name: 'mfe-catalog',
  version: '2',
  ...container('2'),
  routes: [{ id: 'programs', path: 'programs' }],
  slots: ['catalog.examplePrograms.v1'],
  fallback: { version: '1', ...container('1') },
}

const reports: Promise<string>[] = []
/** Another for each test: a page reports the same failure once. */
let manifest = ''
beforeEach(() => {
  manifest = `manifest of ${expect.getState().currentTestName}`
  reports.length = 0
  jest.spyOn(console, 'error').mockImplementation(() => {})
  navigator.sendBeacon = (_url, body) => (reports.push((body as Blob).text()), true)
})

type Release = { Screen: ComponentType; Filler?: ComponentType; loader?: RemoteRoute['loader'] }

/** The page of a remote whose versions are these; `places` are the slots above it that the remote fills too. */
function showRemote(
  releases: Record<string, Release>,
  { remote = registered, places = 0, frozen = [] as string[] } = {},
) {
  const loader = createRemoteLoader({
    manifest,
    remotes: [remote],
    frozen: new Map(frozen.map((version) => [`mfe-catalog ${version}`, { isCertain: true }])),
    locale: 'pl',
    i18n: makeI18n('pl', {}),
    builtIns: { undoChanges: () => [], refuseChanges: () => {} },
    loadDefinition: async ({ version }) => definitionOf(releases[version] ?? missing(version)),
  })
  const screens = remoteScreens(loader, manifest, () => {})
  const recovery = { ...loader, ...screens, revalidate: () => view.router.revalidate() }
  const view = renderInShell(
    [
      {
        path: '*',
        loader: screens.loader('mfe-catalog', 'programs'),
        hydrateFallbackElement: <p>Chwila</p>,
        errorElement: <RouteProblem />,
        element: (
          <RecoveryContext value={recovery}>
            <RemoteSlots components={screens}>
              {Array.from({ length: places }, (_, place) => (
                <Slot key={place} name="catalog.examplePrograms.v1" props={{}} waiting={<p>Chwila</p>} />
              ))}
            </RemoteSlots>
            <RemoteScreen remote="mfe-catalog" route="programs" screens={screens} />
          </RecoveryContext>
        ),
      },
    ],
    { page: { manifest, remotes: [remote] } },
  )
  return view
}

const definitionOf = ({ Screen, Filler = () => null, loader }: Release): RemoteDefinition => ({
  name: 'mfe-catalog',
  slots: { 'catalog.examplePrograms.v1': { component: async () => ({ default: Filler }) } },
  i18n: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  routes: [{ id: 'programs', path: 'programs', screen: async () => ({ default: Screen }), loader }],
})

function missing(version: string): never {
  throw new Error(`Version ${version} is missing`)
}
function Broken(): never {
  throw new Error('broken on purpose')
}
const Good = () => <h1>Dobra wersja</h1>
const message = () => screen.findByRole('alert')
const failures = async () => (await Promise.all(reports)).map((text) => JSON.parse(text) as Record<string, string>)

test('a version that throws on render is replaced by the last good one, and the report names it', async () => {
  showRemote({ 2: { Screen: Broken }, 1: { Screen: Good } })

  expect(await screen.findByRole('heading')).toHaveTextContent('Dobra wersja')
  expect(await failures()).toMatchObject([{ remote: 'mfe-catalog', version: '2', phase: 'render', manifest }])
})

test('several slot components that throw are each replaced and reported once, and the page of the same version stays', async () => {
  const Filler = () => <p>Dobry przykład</p>
  showRemote({ 2: { Screen: Good, Filler: Broken }, 1: { Screen: Broken, Filler } }, { places: 3 })

  expect(await screen.findAllByText('Dobry przykład')).toHaveLength(3)
  expect(screen.getByRole('heading')).toHaveTextContent('Dobra wersja')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await failures()).toHaveLength(1)
})

test('the last good version renders only after its own loader has run', async () => {
  let loaded = ''
  const loaderOf = (version: string) => async () => ((loaded = version), null)
  const Loaded = () => <h1>{`Wczytane przez ${loaded}`}</h1>
  showRemote({ 2: { Screen: Broken, loader: loaderOf('2') }, 1: { Screen: Loaded, loader: loaderOf('1') } })

  expect(await screen.findByRole('heading')).toHaveTextContent('Wczytane przez 1')
})

test('a version whose loader fails by its own fault is replaced too', async () => {
  const loader = () => Promise.reject(new TypeError('Its own fault'))
  showRemote({ 2: { Screen: Good, loader }, 1: { Screen: () => <h1>Poprzednia wersja</h1> } })

  expect(await screen.findByRole('heading')).toHaveTextContent('Poprzednia wersja')
  expect(await failures()).toMatchObject([{ version: '2', phase: 'render', error: 'TypeError' }])
})

test('when the last good version throws too there is a message, and a retry begins with the live version', async () => {
  let isMended = false
  const Mended = () => (isMended ? <h1>Nowa wersja</h1> : <Broken />)
  const { user } = showRemote({ 2: { Screen: Mended }, 1: { Screen: Broken } })

  expect(await message()).toHaveTextContent('Tej strony nie możemy teraz pokazać.')
  expect((await failures()).map(({ version }) => version)).toEqual(['2', '1'])

  isMended = true
  await user.click(screen.getByRole('button', { name: words('remote.retry') }))
  expect(await screen.findByRole('heading')).toHaveTextContent('Nowa wersja')
})

test('when the live version does not load and the last good one throws, there is a message', async () => {
  showRemote({ 1: { Screen: Broken } })

  expect(await message()).toHaveTextContent('Tej strony nie możemy teraz pokazać.')
  const reported = (await failures()).map(({ version, phase }) => `${version} ${phase}`)
  expect(new Set(reported)).toEqual(new Set(['2 load', '1 render']))
})

test('without a last good version there is a message', async () => {
  showRemote({ 2: { Screen: Broken } }, { remote: { ...registered, fallback: undefined } })

  expect(await message()).toHaveTextContent('Tej strony nie możemy teraz pokazać.')
  expect((await failures()).map(({ version }) => version)).toEqual(['2'])
})

test('a version that froze a tab is not rendered; the last good one is', async () => {
  showRemote({ 2: { Screen: Good }, 1: { Screen: () => <h1>Poprzednia wersja</h1> } }, { frozen: ['2'] })

  expect(await screen.findByRole('heading')).toHaveTextContent('Poprzednia wersja')
})

test('the only version, after it froze a tab, is loaded when somebody asks for it', async () => {
  const remote = { ...registered, fallback: undefined }
  const { user } = showRemote({ 2: { Screen: Good } }, { remote, frozen: ['2'] })

  expect(await message()).toHaveTextContent('Tej strony nie możemy teraz pokazać.')
  expect(await failures()).toEqual([])
  await user.click(screen.getByRole('button', { name: words('remote.retry') }))
  expect(await screen.findByRole('heading')).toHaveTextContent('Dobra wersja')
})
