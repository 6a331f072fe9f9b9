import { imageJson } from '../../media/index.ts'
import { isoSql } from '../../platform/index.ts'

/** SQL for a `Program` of shared/contracts, everything populated, from `programJoins`, in $locale. */
export const programJson = `jsonb_build_object(
  'id', p.id, 'title', p.title, 'duration', p.duration, 'locale', p.locale, 'isExampleTraining', p.is_example,
  'publishedAt', ${isoSql('p.published_at')},
  'category', jsonb_build_object('id', c.id, 'name', c.names ->> $locale),
  'levels', v.levels,
  'image', ${imageJson}
) || coalesce((
  select jsonb_build_object('rating', jsonb_build_object('average', r.average, 'count', r.count))
  from program_ratings r where r.program = p.slug), '{}')`

export const programJoins = `from programs p
  join categories c on c.id = p.category_id
  join images i on i.id = p.image_id
  cross join lateral (
    select coalesce(
      jsonb_agg(jsonb_build_object('id', v.id, 'name', v.names ->> $locale) order by v.position, v.id), '[]') as levels
    from program_levels l join levels v on v.id = l.level_id where l.program_id = p.id
  ) v`

/** SQL for the localizations of `p` in other languages. */
export const localizationsSql = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'locale', o.locale) order by o.locale), '[]')
  from programs o where o.slug = p.slug and o.id <> p.id)`

/**
 * SQL for whether the program of a row of the user's is in the catalogue, in $locale. It is looked up once for each
 * program that the user has ever had, not for each row; as an array, so that nothing is joined before a page is cut.
 */
export const isInCatalogue = (table: string, row: string) => `${row}.program = any (array(
  select known.program from (select distinct own.program from ${table} own where own.user_id = $userId) known
  where exists (select from programs p where p.slug = known.program and p.locale = $locale)))`
