import type { Facets } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { EmptyState, LinkButton } from '@kinora/ui'
import { programsPath, without, type FilterName, type ProgramFilters } from './programFilters.ts'

type Props = { filters: ProgramFilters; facets: Facets; names: { filter: FilterName; name: string }[] }

/** No dead end: names the one filter to drop that leaves programs, and drops it. */
export function NothingFound({ filters, facets, names }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const culprit = filterToDrop(filters, facets)
  const dropped = names.find(({ filter }) => filter === culprit)
  return (
    <EmptyState
      sentence={dropped && names.length > 1 ? t('list.emptyBecause', dropped) : t('list.empty')}
      action={
        dropped ? (
          <LinkButton variant="primary" to={programsPath(without(filters, dropped.filter))}>
            {t('list.showWithout', dropped)}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to={programsPath()}>
            {t('list.showAll')}
          </LinkButton>
        )
      }
    />
  )
}

/**
 * Each facet is counted under the other filters, so what its choices hold together is what dropping it would show.
 * The phrase has no facet: it is dropped when no other filter alone helps.
 */
function filterToDrop({ category, level, duration, phrase }: ProgramFilters, facets: Facets): FilterName | undefined {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const gains: [FilterName, number][] = [
    ['category', category ? sum(facets.category.map(({ count }) => count)) : 0],
    ['level', level ? sum(facets.levels.map(({ count }) => count)) : 0],
    ['duration', duration ? sum(Object.values(facets.duration)) : 0],
  ]
  const [best] = gains.filter(([, gain]) => gain > 0).sort(([, a], [, b]) => b - a)
  return best?.[0] ?? (phrase ? 'phrase' : undefined)
}
