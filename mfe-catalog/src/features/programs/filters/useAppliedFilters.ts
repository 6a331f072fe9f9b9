import type { Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { toggled, type FitKind } from './fitFilters.ts'
import { activeFilters, without, type FilterName, type ProgramFilters } from './programFilters.ts'

/** An active filter, its name for the user, and the filters without it. */
export type AppliedFilter = { filter: FilterName; name: string; rest: ProgramFilters }

/**
 * All active filters, in the panel's order, one entry for each choice. An id without a name gets the filter's name.
 */
export function useAppliedFilters(filters: ProgramFilters, categories: Named[], levels: Named[]): AppliedFilter[] {
  const { t } = useTranslation('mfe-catalog')

  const whole = (filter: FilterName, name: string): AppliedFilter[] => [
    { filter, name, rest: without(filters, filter) },
  ]
  const each = (kind: FitKind): AppliedFilter[] =>
    (filters[kind] ?? []).map((choice) => ({
      filter: kind,
      name: t(`fit.${kind}.${choice}`),
      rest: { ...filters, ...toggled(filters, kind, choice), page: 1 },
    }))

  return activeFilters(filters).flatMap((filter) => {
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
