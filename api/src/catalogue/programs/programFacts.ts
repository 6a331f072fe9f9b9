import { BODY_REGIONS, EQUIPMENT, type Locale, POSITIONS } from '@kinora/limits'
import { alphabetical, type Content, oncePerVersion, type Queryable } from '../../platform/index.ts'

/** What lists filter, sort and count a program by. Sets of options are bits (`bitsOf`). */
export type ProgramFacts = {
  id: number
  position: number
  categoryId: number
  levels: number
  duration: number
  isExample: boolean
  positions: number
  equipment: number
  bodyRegions: number
  isQuiet: boolean
  titleFolded: string
  /** The place of its title in the alphabet; the same for equal titles. */
  titlePlace: number
  /** Seconds since 1970. */
  publishedAt: number
  rating: number | null
}

/** All programs, categories and levels of a language, in the editors' order. */
export type CatalogueFacts = {
  programs: ProgramFacts[]
  categoryIds: number[]
  levelIds: number[]
  /** All programs by each sort that was asked for. */
  orders: Map<string, ProgramFacts[]>
}

/** What lists of programs keep in memory. */
export type KeptCatalogue = {
  facts: (locale: Locale) => Promise<CatalogueFacts>
  /** All stems of the programs, against which typos are held. */
  words: (locale: Locale) => Promise<ReadonlySet<string>>
}

export const keepCatalogue = (db: Queryable, content: Content): KeptCatalogue => ({
  facts: oncePerVersion(content, (locale: Locale) => selectFacts(db, locale)),
  words: oncePerVersion(content, (locale: Locale) => selectWords(db, locale)),
})

/** The chosen options as bits, in the order of `options`, of which there are 31 at most. */
export const bitsOf = <Option>(options: readonly Option[], chosen: readonly Option[] = []): number =>
  chosen.filter((option) => options.includes(option)).reduce((bits, option) => bits | (1 << options.indexOf(option)), 0)

const factsSql = `
select
  (select coalesce(jsonb_agg(id order by position, id), '[]') from categories) as "categoryIds",
  (select coalesce(jsonb_agg(id order by position, id), '[]') from levels) as "levelIds",
  (select coalesce(jsonb_agg(to_jsonb(facts) order by facts.position, facts.id), '[]') from (
    select p.id, p.position, p.category_id as "categoryId", p.duration, p.is_example as "isExample", p.positions, p.equipment,
      p.body_regions as "bodyRegions", p.is_quiet as "isQuiet", p.title_folded as "titleFolded",
      dense_rank() over (order by ${alphabetical('p.title')}) as "titlePlace",
      extract(epoch from p.published_at)::float8 as "publishedAt", r.average::float8 as rating,
      (select coalesce(jsonb_agg(l.level_id), '[]') from program_levels l where l.program_id = p.id) as levels
    from programs p left join program_ratings r on r.program = p.slug where p.locale = $locale
  ) facts) as programs`

type Row = Omit<ProgramFacts, 'levels' | 'positions' | 'equipment' | 'bodyRegions'> & {
  levels: number[]
  positions: (typeof POSITIONS)[number][]
  equipment: (typeof EQUIPMENT)[number][]
  bodyRegions: (typeof BODY_REGIONS)[number][]
}

export async function selectFacts(db: Queryable, locale: Locale): Promise<CatalogueFacts> {
  const [row] = await db.rows<Omit<CatalogueFacts, 'programs' | 'orders'> & { programs: Row[] }>(factsSql, { locale })
  if (!row) throw new Error('The facts of programs are always one row')
  const programs = row.programs.map((program) => ({
    ...program,
    levels: bitsOf(row.levelIds, program.levels),
    positions: bitsOf(POSITIONS, program.positions),
    equipment: bitsOf(EQUIPMENT, program.equipment),
    bodyRegions: bitsOf(BODY_REGIONS, program.bodyRegions),
  }))
  return { ...row, programs, orders: new Map() }
}

export async function selectWords(db: Queryable, locale: Locale): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ word: string }>('select word from program_words where locale = $locale', { locale })
  return new Set(rows.map(({ word }) => word))
}
