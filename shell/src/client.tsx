import type { PageState } from '@kinora/contracts'
import { addNotice } from '@kinora/notices'
import { storeForEpoch } from '@kinora/http'
import { makeI18n } from '@kinora/i18n'
import { platformContext } from '@kinora/remote'
import { localePath } from '@kinora/paths'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider, type HydrationState } from 'react-router-dom'
import '@kinora/ui/base.css'
import { App } from './App.tsx'
import { answerEarly } from './features/early/answerEarly.ts'
import { boundStorage } from './features/remotes/isolation/boundStorage.ts'
import type { RemoteVersion } from './features/remotes/isolation/remoteInStack.ts'
import { watchBuiltIns } from './features/remotes/isolation/builtIns.ts'
import { createDefinitionLoader, isDevelopers } from './features/remotes/definitionLoader.ts'
import { guardApi } from './features/remotes/isolation/guardApi.ts'
import { keepBuiltIns } from './features/remotes/isolation/keepBuiltIns.ts'
import { RecoveryContext } from './features/remotes/recovery.ts'
import { watchLeftovers } from './features/remotes/isolation/leftovers.ts'
import { createRemoteLoader } from './features/remotes/remoteLoader.ts'
import { remoteScreens } from './features/remotes/remoteScreens.tsx'
import { reportFailure } from './features/remotes/reportFailure.ts'
import { CLIENT_ONLY } from './features/remotes/clientOnlyError.ts'
import { routesOf } from './routes.tsx'
import { forgiveFrozen, frozenParts } from './features/freezes/frozenParts.ts'
import { afterLeaving, beginRendering, hasLeft, keepPageMark } from './features/freezes/pageMark.ts'
import { followTyping } from './features/releases/typedText.ts'
import { noticeOfFailure } from './features/session/noticeOfFailure.ts'
import { ownShellVersion } from './features/remotes/shellVersion.ts'
import { followEpochs } from './features/session/followEpochs.ts'
import './features/remotes/sharedWhenUsed.ts'
import { messages } from './messages.ts'

/** What a page that the server rendered has in its head (`PageHead` of `@kinora/ui`). */
const FROM_SERVER = 'title, link[rel=manifest] ~ :is(meta, link[rel=canonical], link[rel=alternate])'

/** How long after a part of the page did not load it is asked for again. */
const TRY_AGAIN_MS = 30_000

async function start() {
  const { rendered: fromServer, ...page } = readPage()
  const report = (by: RemoteVersion, what: string) =>
    reportFailure({ manifest: page.manifest, ...by, phase: 'render', error: new Error(what) })
  boundStorage(report)
  // In development a newer build replaces its endpoints (dev/refreshRuntime.ts).
  if (process.env.NODE_ENV !== 'development') guardApi()
  afterLeaving(watchLeftovers(hasLeft, (by, what) => report(by, `${what} outlived its page`)))
  const builtIns = watchBuiltIns()
  let frozen = frozenParts(({ manifest }, part = `shell ${ownShellVersion()}`) => {
    const [remote = '', version = ''] = part.split(' ')
    reportFailure({ manifest, remote, version, phase: 'freeze', error: new Error('The page froze or crashed') })
  })
  // Hydrating would render the version that froze.
  const rendered = page.remotes.some(({ name, version }) => frozen.has(`${name} ${version}`)) ? undefined : fromServer
  const { locale } = page
  const i18n = makeI18n(locale, (await messages[locale]()).default)
  const storeNow = storeForEpoch({
    apiBase: '/api',
    locale,
    preloadedState: rendered?.store,
    onFailedWrite: (error) => addNotice(noticeOfFailure(error, i18n)),
  })
  // Before the router: the first page's own calls already wait for the session.
  followEpochs(i18n, () => router)
  const loader = createRemoteLoader({
    ...page,
    frozen,
    i18n,
    builtIns,
    loadDefinition: createDefinitionLoader(builtIns),
    onNotLoaded: () => void later.then((askWhatIsLive) => askWhatIsLive?.()),
  })
  const screens = remoteScreens(loader, page.manifest, beginRendering)
  const routes = routesOf(page, screens)
  const router = createBrowserRouter(routes, {
    basename: localePath(locale, '/'),
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[platformContext, { store: storeNow(), locale }]])),
    ...(rendered && { hydrationData: rendered as unknown as HydrationState }),
  })
  ignoreSkippedTransitions()
  keepBuiltIns(builtIns, router, page.manifest)
  followTyping()
  const later = loaded()
    .then(loadLater)
    .then(([{ prefetchLinks }, { prefetchCode }, { followReleases }]) => {
      prefetchLinks({ router, routes, storeNow, locale })
      prefetchCode({ router, routes, loadScreen: loader.loadScreen })
      if (process.env.NODE_ENV === 'development') return undefined
      return followReleases({
        manifest: page.manifest,
        versionsInUse: () => [['shell', ownShellVersion()], ...loader.versionsInUse()],
        i18n,
        reload: () => location.reload(),
      })
    })
  if (process.env.NODE_ENV === 'development')
    void import('./dev/followLiveManifest.ts').then(({ followLiveManifest }) =>
      followLiveManifest(page, loader, router),
    )

  if (isDevelopers())
    void import('./features/overlay/offerOverlay.tsx').then(({ offerOverlay }) =>
      offerOverlay({ page, shell: ownShellVersion(), versionsInUse: loader.versionsInUse }),
    )

  const recovery = {
    ...loader,
    ...screens,
    startOver(remote: string) {
      frozen = forgiveFrozen(frozen, remote)
      loader.startOver(remote)
    },
    revalidate: () => router.revalidate(),
  }
  if (process.env.NODE_ENV !== 'development') keepPageMark(page.manifest)
  const app = (
    <StrictMode>
      <RecoveryContext value={recovery}>
        <App page={page} storeNow={storeNow} i18n={i18n} slotComponents={screens}>
          <RouterProvider router={router} />
        </App>
      </RecoveryContext>
    </StrictMode>
  )
  await bodyRead()
  const root = document.getElementById('root')!
  answerEarly(root, () => {
    if (rendered) return void hydrateRoot(root, app, { onRecoverableError })
    // The document's own title, and what the server put into the head, would stay beside the page's.
    document.title = ''
    for (const element of document.head.querySelectorAll(FROM_SERVER)) element.remove()
    // At once, so that an early press finds what has replaced its button.
    flushSync(() => createRoot(root).render(app))
  })
}

/** A slot that the server left to the browser is not reported as an error. */
function onRecoverableError(error: unknown): void {
  if ((error as { digest?: string }).digest !== CLIENT_ONLY) reportError(error)
}

/**
 * A browser may skip a view transition: for the next navigation, a hidden tab, a window that changes its size. The page
 * has changed all the same, so the promises of the transition, whose rejections React Router does not handle, report no
 * error (CSS View Transitions Module Level 1, "skip the view transition").
 */
function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
}

/** Resolves when the page has loaded what it shows. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/** What a page has no need of before it can be used. */
const importLater = () =>
  Promise.all([
    import(/* webpackChunkName: "later" */ './features/remotes/prefetchLinks.ts'),
    import(/* webpackChunkName: "later" */ './features/remotes/prefetchCode.ts'),
    import(/* webpackChunkName: "later" */ './features/releases/followReleases.ts'),
  ])

/** Tries until it succeeds: a tab would otherwise not learn of a version that was withdrawn. */
const loadLater = (): ReturnType<typeof importLater> => importLater().catch(() => wait(TRY_AGAIN_MS).then(loadLater))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the body was parsed: an async script from the browser's cache can run before that. */
function bodyRead(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))
}

void start()

/** The state that the gateway wrote into the document. */
function readPage(): PageState {
  const element = document.getElementById('kinora-page')
  if (!element?.textContent) throw new Error('The document carries no page state')
  return JSON.parse(element.textContent) as PageState
}
