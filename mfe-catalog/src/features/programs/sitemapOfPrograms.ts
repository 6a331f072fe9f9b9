import type { IndexApi, Program, ProgramList, SitemapEntry } from '@kinora/contracts'
import { MAX_PAGE_SIZE, type Locale } from '@kinora/limits'
import { apiPaths, paths } from '@kinora/paths'

/** Every program, each beside its version in the other language, which has an id of its own. */
export async function sitemapOfPrograms(api: IndexApi): Promise<SitemapEntry[]> {
  const [polish, english] = [await allPrograms(api, 'pl'), await allPrograms(api, 'en')]
  const englishById = new Map(english.map((program) => [program.id, program]))
  const polishPages = polish.map((program): SitemapEntry => {
    const translation = englishById.get(program.localizations?.find(({ locale }) => locale === 'en')?.id ?? 0)
    if (translation) englishById.delete(translation.id)
    return { pl: pageOf(program), ...(translation ? { en: pageOf(translation) } : {}) }
  })
  return [...polishPages, ...[...englishById.values()].map((program): SitemapEntry => ({ en: pageOf(program) }))]
}

const pageOf = ({ id, publishedAt }: Program) => ({ path: paths.program(id), updated: publishedAt })

async function allPrograms(api: IndexApi, locale: Locale): Promise<Program[]> {
  const programs: Program[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { data, meta } = await api.get<ProgramList>(apiPaths.programs(), {
      locale,
      populate: 'localizations',
      'pagination[page]': String(page),
      'pagination[pageSize]': String(MAX_PAGE_SIZE),
    })
    programs.push(...data)
    pageCount = meta.pagination.pageCount
  }
  return programs
}
