import type { Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import type { FilterName, ProgramFilters } from './programFilters.ts'

/** The filters that are set, in the panel's order, as people read them. An id without a name keeps the filter's own word. */
export function useFilterNames(filters: ProgramFilters, categories: Named[], levels: Named[]): { filter: FilterName; name: string }[] {
  const { t } = useTranslation('mfe-catalog')
  const { phrase, category, level, duration } = filters
  const names: Record<FilterName, string | undefined> = {
    phrase: phrase && t('filters.phraseTag', { phrase }),
    category: category ? (nameOf(categories, category) ?? t('filters.category')) : undefined,
    level: level ? (nameOf(levels, level) ?? t('filters.level')) : undefined,
    duration: duration && t(`duration.${duration}`),
  }
  const order: FilterName[] = ['phrase', 'category', 'level', 'duration']
  return order.flatMap((filter) => (names[filter] ? [{ filter, name: names[filter] }] : []))
}

const nameOf = (entries: Named[], id: number) => entries.find((entry) => entry.id === id)?.name
