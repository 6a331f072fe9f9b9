import type { RenderRequest } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { errorAt } from '../build/errorAt.ts'
import type { LoadedManifest } from '../store/loadManifest.ts'
import { describePage } from './describePage.ts'
import { plainPages } from './plainPages.ts'
import { providedSlots } from './providedSlots.ts'
import type { RenderWorker } from './startRenderWorker.ts'

/** A page to be rendered; `path` has the locale's prefix. */
export type SmokePage = Pick<RenderRequest, 'locale' | 'remote' | 'slots'> & {
  path: string
  statuses: number[]
  /** Whether its route says that it is not for search engines; undefined where no route does. */
  unlisted?: boolean
}
export type SmokeRender = SmokePage & { problem: string | null }

/** A path that no remote provides, so the shell renders its not-found page. */
const NOWHERE = '/-/nowhere'
const NO_INDEX = /<meta name="robots" content="noindex"/

/**
 * The pages to render, in every locale: the not-found page, every remote's pages without parameters, and with `examples`
 * also the addresses that remotes declare for paths with parameters.
 */
export function smokePages(
  loaded: Pick<LoadedManifest, 'remotes'>,
  { examples = false }: { examples?: boolean } = {},
): SmokePage[] {
  const remotePages = plainPages(loaded).map(({ remote, path, slots, unlisted }) => ({
    remote,
    path,
    slots: providedSlots(loaded, { slots }),
    statuses: [200],
    unlisted,
  }))
  const examplePages = loaded.remotes.flatMap(({ name, pages }) =>
    pages.routes.flatMap(({ examples: paths = [], slots = [] }) =>
      // What an address shows depends on the content, which may not have it.
      paths.map((path) => ({
        remote: name,
        path: `/${path}`,
        slots: providedSlots(loaded, { slots }),
        statuses: [200, 404],
      })),
    ),
  )
  return [
    { remote: null, path: NOWHERE, slots: [], statuses: [404] },
    ...remotePages,
    ...(examples ? examplePages : []),
  ].flatMap((page) => LOCALES.map((locale) => ({ ...page, locale, path: localePath(locale, page.path) })))
}

/**
 * Renders pages one after another.
 * @param apiBase `http://127.0.0.1:3001/api`
 */
export async function smokeRender(
  loaded: Pick<LoadedManifest, 'manifest' | 'remotes'>,
  pages: SmokePage[],
  renderWorker: RenderWorker,
  apiBase: string,
  origin: string,
): Promise<SmokeRender[]> {
  const renders: SmokeRender[] = []
  for (const page of pages) renders.push({ ...page, problem: await problemOf(page) })
  return renders

  async function problemOf({ path, locale, remote, slots, statuses, unlisted }: SmokePage): Promise<string | null> {
    try {
      const page = describePage(loaded, locale, origin)
      const result = await renderWorker.render({ url: path, locale, remote, slots, origin, apiBase, page })
      if ('redirect' in result) return null
      if (!statuses.includes(result.status)) return `its status is ${result.status}`
      const saysNoIndex = NO_INDEX.test(result.head)
      if (unlisted === undefined || saysNoIndex === unlisted) return null
      return unlisted
        ? 'its route is unlisted, and it does not say noindex.'
        : 'it says noindex, and its route is not unlisted.'
    } catch (error) {
      const bundles = loaded.remotes.flatMap(({ name, version, release }) =>
        release?.server ? [{ filename: `${name}@${version}`, source: release.server }] : [],
      )
      return errorAt((error as Error).message, bundles)
    }
  }
}
