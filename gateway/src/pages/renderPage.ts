import type { PageState, RenderResult } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { NotRendered, providedSlots } from '@kinora/releases'
import type { FastifyBaseLogger } from 'fastify'
import type { Snapshot } from '../live/snapshot.ts'
import type { Metrics } from '../operations/metrics.ts'
import { countRemoteFailure } from '../operations/remoteFailures.ts'
import { escapeHtml, scriptJson } from '../http/escape.ts'
import { createPage, type Page } from './page.ts'
import { pageAssets } from './pageAssets.ts'
import type { Redirect } from './redirectFor.ts'
import type { MatchedRoute } from '../live/routeMatcher.ts'

export type PageTarget = {
  locale: Locale
  /** Path with locale, and with the query parameters that the route declares. */
  url: string
  route: MatchedRoute | null
}

/** Renders the page; if that fails, returns a document that the browser renders. Never throws. */
export async function renderPage(
  snapshot: Snapshot,
  target: PageTarget,
  { apiUrl, origin, metrics, log }: { apiUrl: string; origin: string; metrics: Metrics; log: FastifyBaseLogger },
): Promise<Page | Redirect> {
  const { locale, url, route } = target
  const page = snapshot.pages[locale]
  try {
    const remote = route?.remote ?? null
    const result = await snapshot.renderWorker.render({
      url,
      locale,
      origin,
      apiBase: `${apiUrl}/api`,
      page,
      remote,
      slots: providedSlots(snapshot.loaded, route ?? {}),
    })
    return 'redirect' in result ? ownRedirect(result, origin) : writePage(snapshot, target, result)
  } catch (error) {
    const remote = route?.remote ?? 'shell'
    const version = snapshot.loaded.manifest.releases[remote]
    countRemoteFailure(metrics.remoteFailures, snapshot, { remote, version, phase: 'server' })
    log.warn(
      { manifest: snapshot.id, remote: route?.remote, route: route?.id, reason: (error as Error).message },
      'Not rendered; the browser will',
    )
    return writePage(snapshot, target, null)
  }
}

function writePage(
  snapshot: Snapshot,
  { locale, route }: PageTarget,
  result: Exclude<RenderResult, { redirect: string }> | null,
): Page {
  const { styles, scripts } = pageAssets(snapshot.loaded, route, locale)
  const state: PageState = { ...snapshot.pages[locale], ...(result ? { rendered: result.state } : {}) }
  const html = snapshot.template.write({
    LANG: locale,
    THIRD_PARTIES: escapeHtml((state.thirdParties ?? []).map(({ id }) => id).join(' ')),
    HEAD: result?.head ?? '<title>Kinora</title>',
    STYLES: styles,
    SCRIPTS: `<script type="application/json" id="kinora-page">${scriptJson(state)}</script>${scripts}`,
    ROOT: result?.body ?? '',
  })
  return createPage(html, result?.status ?? (route ? 200 : 404), result !== null)
}

/** Only same-origin redirects of a remote are followed. @throws NotRendered for all others. */
function ownRedirect({ redirect, status }: Extract<RenderResult, { redirect: string }>, origin: string): Redirect {
  // Parsed as in browsers, which remove tabs and treat backslashes as slashes. A path that begins with two slashes
  // would be read as a host.
  const target = URL.parse(redirect, origin)
  if (target?.origin !== origin || target.pathname.startsWith('//') || ![301, 302, 303, 307, 308].includes(status)) {
    throw new NotRendered(`A redirect ${status} to "${redirect}" is not followed`)
  }
  return { location: target.pathname + target.search + target.hash, status }
}
