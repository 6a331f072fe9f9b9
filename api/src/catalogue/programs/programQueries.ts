import type { Program, ProgramDetail, SimilarProgram } from '@kinora/contracts'
import { type Locale, PROGRAM_PAGE_SIZE } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'
import { localizationsSql, programJoins, programJson } from './programSql.ts'

/** The row in the requested locale, by its own id or that of another localization. */
const detailSql = `
select ${programJson} || jsonb_build_object(
  'summary', p.summary, 'description', p.description, 'forWhom', p.for_whom, 'whatYouNeed', p.what_you_need,
  'whenNotTo', p.when_not_to, 'transcription', p.transcription, 'omitTranscription', p.omit_transcription,
  'worksFor', jsonb_build_object('positions', p.positions, 'equipment', p.equipment, 'bodyRegions', p.body_regions, 'isQuiet', p.is_quiet),
  'credits', p.credits,
  'video', (select jsonb_build_object('duration', f.duration, 'chapters', p.chapters)
    from films f where f.id = p.film_id),
  'localizations', ${localizationsSql}
) as program ${programJoins}
where p.locale = $locale and p.slug = (select slug from programs where id = $id)`

/** Why the other program is similar: the first reason that holds (docs/contract.md, "Content"). */
const reasonSql = `case
  when p.category_id = this.category_id then 'sameCategory'
  when exists (select from program_levels a join program_levels b on b.level_id = a.level_id
    where a.program_id = p.id and b.program_id = this.id) then 'sameLevel'
  else 'goesWell' end`

const othersSql = `
select ${programJson} || jsonb_build_object('reason', ${reasonSql}) as program ${programJoins}
join more_like_this m on m.other_id = p.id
join programs this on this.id = m.program_id
where m.program_id = $id
order by m.position`

type Whole = Required<Omit<ProgramDetail, 'moreLikeThis'>>

/** With every field that can be populated except `moreLikeThis`. */
export async function selectProgram(db: Queryable, id: number, locale: Locale): Promise<Whole | undefined> {
  const [row] = await db.rows<{ program: Whole }>(detailSql, { locale, id })
  return row?.program
}

export async function selectMoreLikeThis(db: Queryable, id: number, locale: Locale): Promise<SimilarProgram[]> {
  const rows = await db.rows<{ program: SimilarProgram }>(othersSql, { locale, id })
  return rows.map(({ program }) => program)
}

const sampleSql = `select ${programJson} as program ${programJoins} where p.locale = $locale order by p.position, p.id limit ${PROGRAM_PAGE_SIZE} offset $offset::int`

export async function selectSample(
  db: Queryable,
  locale: Locale,
  offset: number,
): Promise<{ data: Program[]; count: number }> {
  const rows = await db.rows<{ program: Program }>(sampleSql, { locale, offset })
  const [all] = await db.rows<{ count: number }>('select count(*)::int as count from programs where locale = $locale', {
    locale,
  })
  return { data: rows.map(({ program }) => program), count: all?.count ?? 0 }
}

export type ProgramFilm = { programId: number; isExample: boolean; locale: Locale; folder: string | null }

export async function selectFilm(db: Queryable, programId: number): Promise<ProgramFilm | undefined> {
  const [row] = await db.rows<ProgramFilm>(
    `
    select p.id as "programId", p.is_example as "isExample", p.locale, f.folder
    from programs p left join films f on f.id = p.film_id where p.id = $programId`,
    { programId },
  )
  return row
}
