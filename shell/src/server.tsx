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
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import { App } from './App.tsx'
import { CLIENT_ONLY, clientOnlyError } from './features/remotes/clientOnlyError.ts'
import { guardApi } from './features/remotes/isolation/guardApi.ts'
import type { SlotComponents, RemoteScreens } from './features/remotes/remoteScreens.tsx'
import { runSlotLoaders, noSlotComponents, serverSlots } from './features/remotes/serverSlots.ts'
import type { Page } from './page.tsx'
import { routesOf } from './routes.tsx'
import { messages } from './messages.ts'

export { shared } from './shared.ts'

guardApi()

type Request = RenderRequest & {
  /** Of the remote that owns the route; null for the shell's page for what is not found. */
  definition: RemoteDefinition | null
  /** The remote that provides each of the page's slots, by slot; one that could not be evaluated is missing. */
  slotProviders: Record<string, RemoteDefinition>
  signal: AbortSignal
}

/**
 * Renders one page for an anonymous visitor: loaders first, then the whole tree, sent at once.
 * A slot component that breaks is left to the browser, and the page is rendered once more without it.
 * @throws whatever the remote threw: half a page is never returned, the caller falls back to the browser.
 */
export async function render({
  url,
  origin,
  locale,
  apiBase,
  page,
  remote,
  definition,
  slots,
  slotProviders,
  signal,
}: Request): Promise<RenderResult> {
  const namespaces = (await messages[locale]()).default
  const providers = slots.map((one): Named => [one.remote, slotProviders[one.slot]])
  const remoteMessages = await loadMessages([[remote, definition], ...providers], locale)
  const i18n = makeI18n(locale, { ...namespaces, ...remoteMessages })
  const store = makeStore({ apiBase, locale })
  try {
    const handler = await handlerOf(page, locale, remote, definition)
    const request = new globalThis.Request(origin + url, { signal })
    const requestContext = new RouterContextProvider(new Map([[platformContext, { store, locale }]]))
    const [context, slotComponents] = await Promise.all([
      handler.query(request, { requestContext }),
      serverSlots(slots, slotProviders),
      runSlotLoaders(slots, slotProviders, {
        request,
        context: requestContext,
        params: {},
        url: new URL(request.url),
        pattern: '',
      }),
    ])
    if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }

    const state = stateOf(store, context)
    const appWith = (components: SlotComponents) => (
      <App page={page} storeNow={() => store} i18n={i18n} slotComponents={components}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    )
    const whole = renderWhole(appWith(slotComponents), signal)
    const html = await (slots.length > 0 ? whole.catch(() => renderWhole(appWith(noSlotComponents), signal)) : whole)
    return { status: context.statusCode, ...html, state }
  } finally {
    store.dispatch(baseApi.util.resetApiState())
  }
}

const handlers = new Map<string, Promise<StaticHandler>>()

/** The routes of a manifest, made once for each language and remote: they are the same on all its pages. */
function handlerOf(
  page: Page,
  locale: Locale,
  remote: string | null,
  definition: RemoteDefinition | null,
): Promise<StaticHandler> {
  const key = `${page.manifest} ${locale} ${remote}`
  const handler =
    handlers.get(key) ??
    serverScreens(remote, definition).then((screens) =>
      createStaticHandler(routesOf(page, screens), {
        basename: localePath(locale, '/'),
        future: { v8_middleware: true },
      }),
    )
  handlers.set(key, handler)
  handler.catch(() => handlers.delete(key))
  return handler
}

type Named = [remote: string | null, definition: RemoteDefinition | null | undefined]

/** The messages of remotes in one locale, each under the remote's own name. */
async function loadMessages(remotes: Named[], locale: Locale): Promise<Record<string, Messages>> {
  const all = remotes.map(async ([remote, definition]) => [remote, (await definition?.i18n[locale]())?.default ?? {}])
  return Object.fromEntries(await Promise.all(all))
}

/** Loads all screens of the remote that owns the route, so that none suspends. A page renders no other remote's. */
async function serverScreens(remote: string | null, definition: RemoteDefinition | null): Promise<RemoteScreens> {
  const routes = definition?.routes ?? []
  const loaded = new Map<string, ComponentType>()
  for (const { id, screen } of routes) loaded.set(`${remote}/${id}`, (await screen()).default)
  return {
    screen: (name, id) => loaded.get(`${name}/${id}`) ?? (() => null),
    loader: (name, id) => (name === remote && routes.find((route) => route.id === id)?.loader) || (() => null),
  }
}

function stateOf(store: Store, { loaderData, errors }: StaticHandlerContext): RenderedState {
  const plain = (error: { status?: number; statusText?: string }) => ({
    status: error.status ?? 500,
    statusText: error.statusText ?? '',
    data: '',
    internal: false,
  })
  return {
    store: store.getState(),
    loaderData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error as object)])),
  }
}

/** Renders to HTML and splits it at the app's first element: what React hoists into the head comes before that. */
async function renderWhole(app: ReactNode, signal: AbortSignal): Promise<{ head: string; body: string }> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // Otherwise React streams larger parts out of order, with an inline script that moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => (error === clientOnlyError ? CLIENT_ONLY : void reject(error)),
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
  const start = html.indexOf('<div id="app">')
  return { head: html.slice(0, start), body: html.slice(start) }
}
