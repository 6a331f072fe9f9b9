import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { RenderedState, RenderRequest, RenderResult } from '@kinora/contracts'
import { baseApi, makeStore, type Store } from '@kinora/http'
import { makeI18n, type Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { platformContext, type RemoteDefinition } from '@kinora/remote'
import type { ComponentType, ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom'
import { accountRoutes } from './account/accountRoutes.ts'
import { accountWords } from './account/accountWords.ts'
import { App } from './App.tsx'
import { LEFT_TO_BROWSER, leftToBrowser } from './remotes/leftToBrowser.ts'
import type { RemoteParts, RemoteScreens } from './remotes/remoteScreens.tsx'
import { loadParts, noParts, serverParts } from './remotes/serverParts.ts'
import { routesOf } from './routes.tsx'
import { words } from './words.ts'

export { shared } from './shared.ts'

/** What the release says of the shell's own pages. */
export const routes = accountRoutes.map(({ id, path, search }) => ({ id, path, search }))

type Request = RenderRequest & {
  /** The remote that owns the route, evaluated beside this shell; null where the shell alone answers. */
  definition: RemoteDefinition | null
  /** Who fills which of the page's slots; one that could not be evaluated is missing. */
  fillers: Record<string, RemoteDefinition>
  signal: AbortSignal
}

/**
 * Renders one page for an anonymous visitor: loaders first, then the whole tree, sent at once.
 * A part that breaks is left to the browser, and the page comes without it.
 * @throws whatever the remote threw: half a page is never returned, the caller falls back to the browser.
 */
export async function render({ url, origin, locale, apiBase, page, remote, definition, parts, fillers, signal }: Request): Promise<RenderResult> {
  const namespaces = (await words[locale]()).default
  const ownWords = definition ? await wordsOf([definition, ...Object.values(fillers)], locale) : { account: (await accountWords[locale]()).default }
  const i18n = makeI18n(locale, { ...namespaces, ...ownWords })
  const store = makeStore({ apiBase, locale })
  try {
    const screens = remote === null ? await shellScreens() : await serverScreens(remote, definition)
    const handler = createStaticHandler(routesOf(page, screens, screens), { basename: localePath(locale, '/'), future: { v8_middleware: true } })
    const request = new globalThis.Request(origin + url, { signal })
    const requestContext = new RouterContextProvider(new Map([[platformContext, { store, locale }]]))
    const [context, atHand] = await Promise.all([
      handler.query(request, { requestContext }),
      serverParts(parts, fillers),
      loadParts(parts, fillers, { request, context: requestContext, params: {}, url: new URL(request.url), pattern: '' }),
    ])
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }

    const state = stateOf(store, context)
    const appWith = (shown: RemoteParts) => (
      <App page={page} storeNow={() => store} i18n={i18n} parts={shown}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>
    )
    const whole = renderWhole(appWith(atHand), signal)
    const html = await (parts.length > 0 ? whole.catch(() => renderWhole(appWith(noParts), signal)) : whole)
    return { status: context.statusCode, ...html, state }
  } finally {
    store.dispatch(baseApi.util.resetApiState())
  }
}

/** Words by namespace: those of the page's remote and of whoever fills its slots. */
async function wordsOf(definitions: RemoteDefinition[], locale: Locale): Promise<Record<string, Messages>> {
  const all = definitions.map(async ({ name, i18n }) => [name, (await i18n[locale]()).default] as const)
  return Object.fromEntries(await Promise.all(all))
}

/** Screens that are at hand at once. Only the matched remote's are ever asked for. */
async function serverScreens(remote: string | null, definition: RemoteDefinition | null): Promise<RemoteScreens> {
  const routes = definition?.routes ?? []
  const loaded = new Map<string, ComponentType>()
  for (const { id, screen } of routes) loaded.set(`${remote}/${id}`, (await screen()).default)
  return {
    screen: (name, id) => loaded.get(`${name}/${id}`) ?? (() => null),
    loader: (name, id) => (name === remote && routes.find((route) => route.id === id)?.loader) || (() => null),
  }
}

async function shellScreens(): Promise<RemoteScreens> {
  const loaded = new Map<string, ComponentType>()
  for (const { id, screen } of accountRoutes) loaded.set(id, (await screen()).default)
  return { screen: (_owner, id) => loaded.get(id) ?? (() => null), loader: () => () => null }
}

function stateOf(store: Store, { loaderData, errors }: StaticHandlerContext): RenderedState {
  const plain = (error: { status?: number; statusText?: string }) => ({ status: error.status ?? 500, statusText: error.statusText ?? '', data: '', internal: false })
  return {
    store: store.getState(),
    loaderData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error as object)])),
  }
}

/** React puts what belongs into the head before the first element; the app's own first element divides the two. */
async function renderWhole(app: ReactNode, signal: AbortSignal): Promise<{ head: string; body: string }> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // Larger finished parts would otherwise be moved into place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => (error === leftToBrowser ? LEFT_TO_BROWSER : void reject(error)),
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
  const start = html.indexOf('<div id="app">')
  return { head: html.slice(0, start), body: html.slice(start) }
}
