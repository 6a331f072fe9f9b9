import type { Program, ProgramList } from '@kinora/contracts'
import { MAX_PAGE_SIZE, type Locale } from '@kinora/limits'
import { apiPaths } from '@kinora/paths'

const TIMEOUT_MS = 5_000

/** One page of programs. @throws Error when the API does not answer well. */
export async function askPrograms(apiUrl: string, params: { locale: Locale } & Record<string, string>): Promise<ProgramList> {
  const response = await fetch(`${apiUrl}/api${apiPaths.programs()}?${new URLSearchParams(params)}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${apiPaths.programs()} answered ${response.status}`)
  return (await response.json()) as ProgramList
}

/** All programs of a language, with their twins in others. */
export async function askAllPrograms(apiUrl: string, locale: Locale): Promise<Program[]> {
  const programs: Program[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = await askPrograms(apiUrl, { locale, populate: 'localizations', 'pagination[page]': String(page), 'pagination[pageSize]': String(MAX_PAGE_SIZE) })
    programs.push(...data)
    pages = meta.pagination.pageCount
  }
  return programs
}
