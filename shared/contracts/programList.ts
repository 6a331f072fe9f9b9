import { BODY_REGIONS, EQUIPMENT, POSITIONS } from '@kinora/limits'
import { Type, type Static } from 'typebox'
import { Id, Program } from './content.ts'
import { listOf, Pagination } from './listOf.ts'

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const Counted = Type.Object({ id: Id, count: Count })

/**
 * The number of programs that each choice would leave, with all other filters applied. For facets that allow several
 * choices (position, equipment, bodyRegion) the choices already made in the same facet apply too.
 */
export const Facets = Type.Object({
  category: Type.Array(Counted),
  levels: Type.Array(Counted),
  duration: Type.Object({ short: Type.Integer(), medium: Type.Integer(), long: Type.Integer() }),
  position: Type.Record(Type.Enum([...POSITIONS]), Count),
  /** `none` counts the programs that need no equipment. */
  equipment: Type.Record(Type.Enum(['none', ...EQUIPMENT]), Count),
  bodyRegion: Type.Record(Type.Enum([...BODY_REGIONS]), Count),
  isQuiet: Count,
})
export type Facets = Static<typeof Facets>

export const ProgramList = Type.Object({
  data: Type.Array(Program),
  meta: Type.Object({ pagination: Pagination, facets: Facets }),
})
export type ProgramList = Static<typeof ProgramList>

/** The programs that stand for a path in test mode; `count` is the number of all. */
export const SamplePrograms = Type.Interface([listOf(Program)], { count: Type.Integer() })
