import type { Credits, ProgramDetail } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'

/** The program's path in each language that it exists in. */
export function alternatesOf({ id, locale, localizations = [] }: ProgramDetail): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    [{ id, locale }, ...localizations].map((version) => [version.locale, paths.program(version.id)]),
  )
}

/**
 * The film, its chapters and who made and reviewed it, as a `VideoObject` of schema.org with what search engines ask for:
 * the day of its upload, and an address of each chapter. Undefined without a film.
 */
export function videoObject(program: ProgramDetail, { origin, page }: { origin: string; page: string }) {
  const { id, video, title, summary, image, locale, isExampleTraining, credits, publishedAt } = program
  if (!video) return undefined
  const { chapters, duration } = video
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: summary,
    thumbnailUrl: image && [origin + image.formats.large.url],
    uploadDate: publishedAt,
    duration: `PT${Math.round(duration)}S`,
    inLanguage: locale,
    url: origin + page,
    isAccessibleForFree: isExampleTraining,
    creator: credits ? person(credits.madeBy) : undefined,
    mainEntityOfPage: credits
      ? {
          '@type': 'WebPage',
          '@id': origin + page,
          reviewedBy: person(credits.reviewedBy),
          lastReviewed: credits.reviewedOn,
        }
      : undefined,
    hasPart: chapters.map((chapter, index) => ({
      '@type': 'Clip',
      name: chapter.title,
      startOffset: chapter.start,
      endOffset: chapters[index + 1]?.start ?? duration,
      url: origin + localePath(locale, paths.program(id, chapter.start)),
    })),
  }
}

const person = ({ name, profession, licence }: Credits['madeBy']) => ({
  '@type': 'Person',
  name,
  jobTitle: profession,
  identifier: licence,
})
