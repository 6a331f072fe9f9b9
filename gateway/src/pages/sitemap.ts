import type { Program, ProgramDetail, ProgramList } from '@kinora/contracts'
import { DEFAULT_LOCALE, LOCALES, MAX_PAGE_SIZE, type Locale } from '@kinora/limits'
import { apiPaths, localePath, paths } from '@kinora/paths'
import { plainPages } from '@kinora/releases'
import type { FastifyInstance } from 'fastify'
import type { LiveSet } from '../live/liveSet.ts'
import type { Snapshot } from '../live/snapshot.ts'
import { sendProblem } from '../operations/problem.ts'
import { escapeHtml } from './escape.ts'

/** The same page in each locale that has it. */
type Alternates = Partial<Record<Locale, string>>

const FRESH_MS = 600_000
const TIMEOUT_MS = 5_000

/** /robots.txt, and /sitemap.xml with every public page in all its languages. */
export function serveSitemap(app: FastifyInstance, { live, apiUrl, origin }: { live: LiveSet; apiUrl: string; origin: string }): { clear: () => void } {
  let made: { set: string; until: number; xml: Promise<string> } | null = null

  function sitemap(snapshot: Snapshot): Promise<string> {
    if (made && made.set === snapshot.id && Date.now() < made.until) return made.xml
    const xml = writeSitemap(snapshot, apiUrl, origin)
    made = { set: snapshot.id, until: Date.now() + FRESH_MS, xml }
    xml.catch(() => (made = null))
    return xml
  }

  app.get('/robots.txt', async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`))
  app.get('/sitemap.xml', async (_request, reply) => {
    const snapshot = live.current()
    const xml = snapshot && (await sitemap(snapshot).catch((error: Error) => (app.log.warn({ reason: error.message }, 'No sitemap'), null)))
    // Half a sitemap would take pages out of search engines; they come again later.
    if (!xml) return sendProblem(reply.header('retry-after', '60'), 503, 'api-unavailable')
    return reply.header('cache-control', 'public, max-age=600').type('application/xml').send(xml)
  })
  return { clear: () => (made = null) }
}

async function writeSitemap({ loaded, routes }: Snapshot, apiUrl: string, origin: string): Promise<string> {
  const plain = plainPages(loaded).map(({ path }): Alternates => Object.fromEntries(LOCALES.map((locale) => [locale, path])))
  const programs = routes(paths.program(1)) ? await programPages(`${apiUrl}/api`) : []
  const urls = [...plain, ...programs].flatMap((alternates) => entries(alternates, origin))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function entries(alternates: Alternates, origin: string): string[] {
  const pages = LOCALES.flatMap((locale) => (alternates[locale] === undefined ? [] : [{ locale, url: escapeHtml(origin + localePath(locale, alternates[locale])) }]))
  const main = pages.find(({ locale }) => locale === DEFAULT_LOCALE) ?? pages[0]!
  const link = (language: string, url: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`
  const links = [...pages.map(({ locale, url }) => link(locale, url)), link('x-default', main.url)].join('')
  return pages.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`)
}

/** Programs in both languages, each with the other's id beside it. */
async function programPages(apiBase: string): Promise<Alternates[]> {
  const [polish, english] = [await listPrograms(apiBase, 'pl'), await listPrograms(apiBase, 'en')]
  const paired: Alternates[] = []
  for (const { id } of polish) {
    const { data } = await ask<{ data: ProgramDetail }>(`${apiBase}${apiPaths.program(id)}?locale=pl&populate=localizations`)
    const twin = data.localizations?.find(({ locale }) => locale === 'en')
    paired.push({ pl: paths.program(id), ...(twin ? { en: paths.program(twin.id) } : {}) })
  }
  const known = new Set(paired.map(({ en }) => en))
  return [...paired, ...english.map(({ id }): Alternates => ({ en: paths.program(id) })).filter(({ en }) => !known.has(en))]
}

async function listPrograms(apiBase: string, locale: Locale): Promise<Program[]> {
  const programs: Program[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({ locale, 'pagination[page]': String(page), 'pagination[pageSize]': String(MAX_PAGE_SIZE) })
    const { data, meta } = await ask<ProgramList>(`${apiBase}${apiPaths.programs()}?${query}`)
    programs.push(...data)
    pages = meta.pagination.pageCount
  }
  return programs
}

async function ask<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return (await response.json()) as T
}
