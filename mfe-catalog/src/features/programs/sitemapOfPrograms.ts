import type { IndexApi, Program, ProgramPages, SitemapEntry } from '@kinora/contracts'
import { apiPaths, paths } from '@kinora/paths'

/** Every program, each beside its version in the other language, which has an id of its own. */
export async function sitemapOfPrograms(api: IndexApi): Promise<SitemapEntry[]> {
  const { data } = await api.get<{ data: ProgramPages[] }>(apiPaths.programPages())
  return data.map(({ pl, en }) => ({ ...(pl ? { pl: pageOf(pl) } : {}), ...(en ? { en: pageOf(en) } : {}) }))
}

const pageOf = ({ id, publishedAt }: Pick<Program, 'id' | 'publishedAt'>) => ({
  path: paths.program(id),
  updated: publishedAt,
})
