import type { ProgramDetail } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { paths } from '@kinora/paths'

/** The program's path in each language that it exists in. */
export function alternatesOf({ id, locale, localizations = [] }: ProgramDetail): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    [{ id, locale }, ...localizations].map((version) => [version.locale, paths.program(version.id)]),
  )
}

/** The film and its chapters as a `VideoObject` of schema.org; undefined without a film. */
export function videoObject(program: ProgramDetail, { origin, page }: { origin: string; page: string }) {
  const { video, title, summary, image, locale, isExampleTraining } = program
  if (!video) return undefined
  const { chapters, duration } = video
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: summary,
    thumbnailUrl: image && [origin + image.formats.large.url],
    duration: `PT${Math.round(duration)}S`,
    inLanguage: locale,
    url: origin + page,
    isAccessibleForFree: isExampleTraining,
    hasPart: chapters.map((chapter, index) => ({
      '@type': 'Clip',
      name: chapter.title,
      startOffset: chapter.start,
      endOffset: chapters[index + 1]?.start ?? duration,
      url: origin + page,
    })),
  }
}
