import type { Facets } from '@kinora/contracts'
import { BODY_REGIONS, EQUIPMENT, MEDIUM_FROM_SECONDS, MEDIUM_TO_SECONDS, POSITIONS } from '@kinora/limits'
import { bitsOf, type CatalogueFacts, type ProgramFacts } from './programFacts.ts'
import type { ListQuery } from './programSchemas.ts'

type Filters = ListQuery['filters']

/** How many programs have each value of a facet. */
type Tally = Map<number, number>

/** A facet under the filters of one query. */
type FacetFilter<Facet extends keyof Facets> = {
  valueOf: (program: ProgramFacts) => number
  passes: (value: number) => boolean
  /** What the options are counted as, from the programs that pass all other facets. */
  counts: (tally: Tally) => Facets[Facet]
}

const FACETS: { [Facet in keyof Facets]: (filters: Filters, facts: CatalogueFacts) => FacetFilter<Facet> } = {
  category: ({ category }, { categoryIds }) => ({
    valueOf: (program) => program.categoryId,
    passes: (id) => category === undefined || id === category.id.$eq,
    counts: (tally) => categoryIds.map((id) => ({ id, count: tally.get(id) ?? 0 })),
  }),
  levels: ({ levels }, { levelIds }) => {
    const chosen = bitsOf(levelIds, levels?.id.$in)
    return {
      valueOf: (program) => program.levels,
      passes: (bits) => levels === undefined || (bits & chosen) !== 0,
      counts: (tally) => levelIds.map((id, at) => ({ id, count: sumOf(tally, (bits) => (bits & (1 << at)) !== 0) })),
    }
  },
  duration: ({ duration: { $lt = Infinity, $lte = Infinity, $gt = -Infinity, $gte = -Infinity } = {} }) => ({
    valueOf: (program) => program.duration,
    passes: (seconds) => seconds < $lt && seconds <= $lte && seconds > $gt && seconds >= $gte,
    counts: (tally) => ({
      short: sumOf(tally, (seconds) => seconds < MEDIUM_FROM_SECONDS),
      medium: sumOf(tally, (seconds) => seconds >= MEDIUM_FROM_SECONDS && seconds <= MEDIUM_TO_SECONDS),
      long: sumOf(tally, (seconds) => seconds > MEDIUM_TO_SECONDS),
    }),
  }),
  /** All of a program's positions must be chosen: a program that is half seated is no use to who cannot stand. */
  position: ({ position }) => {
    const chosen = bitsOf(POSITIONS, position?.$in)
    return {
      valueOf: (program) => program.positions,
      passes: (bits) => position === undefined || isWithin(bits, chosen),
      counts: (tally) => countEach(POSITIONS, tally, (bits, option) => isWithin(bits, chosen | option)),
    }
  },
  equipment: ({ equipment }) => {
    const isChosen = equipment?.$null === true || equipment?.$in !== undefined
    const chosen = equipment?.$null ? 0 : bitsOf(EQUIPMENT, equipment?.$in)
    return {
      valueOf: (program) => program.equipment,
      passes: (bits) => !isChosen || isWithin(bits, chosen),
      counts: (tally) => ({
        ...countEach(EQUIPMENT, tally, (bits, option) => isWithin(bits, chosen | option)),
        none: tally.get(0) ?? 0,
      }),
    }
  },
  bodyRegion: ({ bodyRegion }) => {
    const chosen = bitsOf(BODY_REGIONS, bodyRegion?.$in)
    return {
      valueOf: (program) => program.bodyRegions,
      passes: (bits) => bodyRegion === undefined || (bits & chosen) !== 0,
      counts: (tally) => countEach(BODY_REGIONS, tally, (bits, option) => (bits & (chosen | option)) !== 0),
    }
  },
  isQuiet: ({ isQuiet }) => ({
    valueOf: (program) => Number(program.isQuiet),
    passes: (value) => isQuiet === undefined || value === Number(isQuiet.$eq),
    counts: (tally) => tally.get(1) ?? 0,
  }),
}
const NAMES = Object.keys(FACETS) as (keyof Facets)[]

/**
 * The programs that pass all filters, in the order given, and for each option of a facet the number of programs if it
 * were chosen in addition: of those that pass the filters of all other facets. One pass over the programs.
 */
export function filterPrograms(
  programs: ProgramFacts[],
  filters: Filters,
  facts: CatalogueFacts,
): { matches: ProgramFacts[]; facets: Facets } {
  const tallied = NAMES.map((name) => ({ ...FACETS[name](filters, facts), tally: new Map() as Tally }))
  const examples = filters.isExampleTraining?.$eq
  const matches: ProgramFacts[] = []
  for (const program of programs) {
    if (examples !== undefined && program.isExample !== examples) continue
    const failed = tallied.filter(({ valueOf, passes }) => !passes(valueOf(program)))
    if (failed.length === 0) matches.push(program)
    if (failed.length > 1) continue
    for (const { valueOf, tally } of failed.length === 0 ? tallied : failed) {
      const value = valueOf(program)
      tally.set(value, (tally.get(value) ?? 0) + 1)
    }
  }
  const facets = NAMES.map((name, at) => [name, tallied[at]!.counts(tallied[at]!.tally)])
  return { matches, facets: Object.fromEntries(facets) as Facets }
}

const isWithin = (bits: number, chosen: number) => (bits & ~chosen) === 0

const sumOf = (tally: Tally, isCounted: (value: number) => boolean) =>
  [...tally].reduce((sum, [value, count]) => (isCounted(value) ? sum + count : sum), 0)

const countEach = <Option extends string>(
  options: readonly Option[],
  tally: Tally,
  isCounted: (bits: number, option: number) => boolean,
) =>
  Object.fromEntries(options.map((option, at) => [option, sumOf(tally, (bits) => isCounted(bits, 1 << at))])) as Record<
    Option,
    number
  >
