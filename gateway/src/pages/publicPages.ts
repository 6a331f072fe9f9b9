import { LOCALES, type Locale } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { plainPages } from '@kinora/releases'
import type { Snapshot } from '../live/snapshot.ts'
import { askAllPrograms } from './askPrograms.ts'

/** The same page in each locale that has it; `updated` is when its content last changed, where that is known. */
export type PublicPage = Partial<Record<Locale, { path: string; updated?: string }>>

/** Every page of the live set that search engines may know: those without parameters, and every program's. */
export async function publicPages({ loaded, routes }: Snapshot, apiUrl: string): Promise<PublicPage[]> {
  const plain = plainPages(loaded).map(({ path, updated }): PublicPage => Object.fromEntries(LOCALES.map((locale) => [locale, { path, updated: updated?.[locale] }])))
  return [...plain, ...(routes(paths.program(1)) ? await programPages(apiUrl) : [])]
}

/** Programs in both languages, each beside its twin, which has an id of its own. */
async function programPages(apiUrl: string): Promise<PublicPage[]> {
  const [polish, english] = [await askAllPrograms(apiUrl, 'pl'), await askAllPrograms(apiUrl, 'en')]
  const pageOf = ({ id, publishedAt }: { id: number; publishedAt: string }) => ({ path: paths.program(id), updated: publishedAt })
  const englishById = new Map(english.map((program) => [program.id, program]))
  const paired = polish.map((program): PublicPage => {
    const twin = englishById.get(program.localizations?.find(({ locale }) => locale === 'en')?.id ?? 0)
    if (twin) englishById.delete(twin.id)
    return { pl: pageOf(program), ...(twin ? { en: pageOf(twin) } : {}) }
  })
  return [...paired, ...[...englishById.values()].map((program): PublicPage => ({ en: pageOf(program) }))]
}
