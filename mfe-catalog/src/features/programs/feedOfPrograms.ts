import type { FeedEntry, IndexApi, Program, ProgramList } from '@kinora/contracts'
import { FEED_SIZE, type Locale } from '@kinora/limits'
import { apiPaths, paths } from '@kinora/paths'

/** The newest programs, each with its category and duration. */
export async function feedOfPrograms(api: IndexApi, locale: Locale): Promise<FeedEntry[]> {
  const { data } = await api.get<ProgramList>(apiPaths.programs(), {
    locale,
    populate: 'category,image',
    sort: 'createdAt:desc',
    'pagination[pageSize]': String(FEED_SIZE),
  })
  return data.map(entryOf)
}

const entryOf = ({ id, title, publishedAt, duration, category, image }: Program): FeedEntry => ({
  path: paths.program(id),
  title,
  summary: [category?.name, `${Math.ceil(duration / 60)} min`].filter(Boolean).join(' · '),
  published: publishedAt,
  updated: publishedAt,
  ...(image ? { image: { path: image.formats.medium.url, type: 'image/webp' } } : {}),
})
