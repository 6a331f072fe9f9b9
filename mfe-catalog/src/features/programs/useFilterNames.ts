import type { Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { toggled, type FitKind } from './fitFilters.ts'
import { setFilters, without, type FilterName, type ProgramFilters } from './programFilters.ts'

/** One thing that narrows the list, as people read it, and the filters without it. */
export type FilterTagged = { filter: FilterName; name: string; rest: ProgramFilters }

/** All that is set, in the panel's order; each choice of a kind by itself. An id without a name keeps the filter's own word. */
export function useFilterNames(filters: ProgramFilters, categories: Named[], levels: Named[]): FilterTagged[] {
  const { t } = useTranslation('mfe-catalog')

  const whole = (filter: FilterName, name: string): FilterTagged[] => [{ filter, name, rest: without(filters, filter) }]
  const each = (kind: FitKind): FilterTagged[] =>
    (filters[kind] ?? []).map((choice) => ({
      filter: kind,
      name: t(`fit.${kind}.${choice}`),
      rest: { ...filters, ...toggled(filters, kind, choice), page: 1 },
    }))

  return setFilters(filters).flatMap((filter) => {
    switch (filter) {
      case 'phrase':
        return whole(filter, t('filters.phraseTag', { phrase: filters.phrase }))
      case 'category':
        return whole(filter, nameOf(categories, filters.category) ?? t('filters.category'))
      case 'level':
        return whole(filter, nameOf(levels, filters.level) ?? t('filters.level'))
      case 'duration':
        return whole(filter, t(`duration.${filters.duration!}`))
      case 'quiet':
        return whole(filter, t('fit.quiet'))
      case 'position':
      case 'equipment':
      case 'region':
        return each(filter)
    }
  })
}

const nameOf = (entries: Named[], id: number | undefined) => entries.find((entry) => entry.id === id)?.name
