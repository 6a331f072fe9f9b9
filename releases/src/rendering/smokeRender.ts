import type { RenderRequest } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { errorAt } from '../errorAt.ts'
import type { LoadedManifest } from '../loadManifest.ts'
import { describePage } from './describePage.ts'
import { plainPages, plainRoutes } from './plainPages.ts'
import { providedSlots } from './providedSlots.ts'
import type { RenderWorker } from './startRenderWorker.ts'

export type SmokeRender = { remote: string | null; path: string; problem: string | null }

/** A path that no remote provides, so the shell renders its not-found page. */
const NOWHERE = '/-/nowhere'

/**
 * Renders, one after another in every locale: the not-found page, the shell's pages that no remote took over, and every
 * remote's pages without parameters.
 * @param apiBase `http://127.0.0.1:3001/api`
 */
export async function smokeRender(
  loaded: Pick<LoadedManifest, 'manifest' | 'shell' | 'remotes'>,
  renderWorker: RenderWorker,
  apiBase: string,
  origin: string,
): Promise<SmokeRender[]> {
  const remotePages = plainPages(loaded).map(({ remote, path, slots }) => ({
    remote,
    path,
    slots: providedSlots(loaded, { slots }),
    expected: 200,
  }))
  const shellPages = plainRoutes(loaded.shell.document)
    .filter(({ path }) => !remotePages.some((page) => page.path.toLowerCase() === path.toLowerCase()))
    .map(({ path }) => ({ remote: null, path, slots: [], expected: 200 }))
  const pages = [{ remote: null, path: NOWHERE, slots: [], expected: 404 }, ...shellPages, ...remotePages]
  const renders: SmokeRender[] = []
  for (const { remote, path, slots, expected } of pages) {
    for (const locale of LOCALES) {
      const url = localePath(locale, path)
      renders.push({ remote, path: url, problem: await problemOf({ url, locale, remote, slots }, expected) })
    }
  }
  return renders

  async function problemOf(
    request: Pick<RenderRequest, 'url' | 'locale' | 'remote' | 'slots'>,
    expected: number,
  ): Promise<string | null> {
    try {
      const page = describePage(loaded, request.locale, origin)
      const result = await renderWorker.render({ ...request, origin, apiBase, page })
      return 'redirect' in result || result.status === expected ? null : `its status is ${result.status}`
    } catch (error) {
      const bundles = loaded.remotes.flatMap(({ name, version, release }) =>
        release?.server ? [{ filename: `${name}@${version}`, source: release.server }] : [],
      )
      return errorAt((error as Error).message, bundles)
    }
  }
}
