import type { RenderRequest, SetPages } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import type { LoadedSet } from '../loadSet.ts'
import { startComposition, type Composition } from './composition.ts'
import { describePage } from './describePage.ts'
import type { CompositionOptions, Source } from './order.ts'
import { partsOf } from './partsOf.ts'

/** @throws Error when the shell cannot be evaluated. */
export function composeSet({ shell, remotes }: Pick<LoadedSet, 'shell' | 'remotes'>, options: CompositionOptions): Promise<Composition> {
  const halves = remotes.flatMap(({ name, version, release }): [string, Source][] =>
    release && release.server !== null ? [[name, { version, server: release.server }]] : [],
  )
  return startComposition({ shell: { version: shell.document.version, server: shell.server }, remotes: Object.fromEntries(halves) }, options)
}

export type SmokeRender = { remote: string | null; path: string; problem: string | null }

/** No remote can own it, so the shell alone answers it. */
const NOWHERE = '/-/nowhere'

/**
 * Renders the shell's own pages, not-found among them, and every remote's without parameters, in every locale, one after another.
 * @param apiBase `http://127.0.0.1:3001/api`
 */
export async function smokeRender(loaded: Pick<LoadedSet, 'set' | 'shell' | 'remotes'>, composition: Composition, apiBase: string, origin: string): Promise<SmokeRender[]> {
  const own = plainRoutes(loaded.shell.document).map(({ path }) => ({ remote: null, path, parts: [], wanted: 200 }))
  const theirs = plainPages(loaded).map(({ remote, path, slots }) => ({ remote, path, parts: partsOf(loaded, { slots }), wanted: 200 }))
  const pages = [{ remote: null, path: NOWHERE, parts: [], wanted: 404 }, ...own, ...theirs]
  const renders: SmokeRender[] = []
  for (const { remote, path, parts, wanted } of pages) {
    for (const locale of LOCALES) {
      const url = localePath(locale, path)
      renders.push({ remote, path: url, problem: await problemOf({ url, locale, remote, parts }, wanted) })
    }
  }
  return renders

  async function problemOf(asked: Pick<RenderRequest, 'url' | 'locale' | 'remote' | 'parts'>, wanted: number): Promise<string | null> {
    try {
      const page = describePage(loaded, asked.locale, origin)
      const result = await composition.render({ ...asked, origin, apiBase, page })
      return 'redirect' in result || result.status === wanted ? null : `it answers ${result.status}`
    } catch (error) {
      return (error as Error).message
    }
  }
}

/** Remotes' pages that need no parameter, each with its owner. The shell's own are nothing to search engines. */
export const plainPages = ({ remotes }: Pick<LoadedSet, 'remotes'>) =>
  remotes.flatMap(({ name, pages }) => plainRoutes(pages).map((page) => ({ remote: name, ...page })))

const plainRoutes = ({ routes }: Pick<SetPages, 'routes'>) => routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path, slots, updated }) => ({ path: `/${path.replace(/^\//, '')}`, slots, updated }))
