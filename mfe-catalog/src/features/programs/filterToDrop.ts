import type { ProgramList } from '@kinora/contracts'
import { activeFilters, without, type FilterName, type ProgramFilters } from './programFilters.ts'

type Answer = { data?: unknown; error?: unknown }

/**
 * Of filters that together match nothing, the one without which most programs match. One call for each filter: the
 * facet counts tell what adding a choice does, not what removing a filter does.
 */
export async function filterToDrop(
  filters: ProgramFilters,
  list: (filters: ProgramFilters) => Answer | PromiseLike<Answer>,
): Promise<FilterName | undefined> {
  const names = activeFilters(filters)
  const answers = await Promise.all(names.map(async (name) => list(without(filters, name))))
  const gains = answers.map(({ data }, index) => ({
    name: names[index]!,
    total: (data as ProgramList | undefined)?.meta.pagination.total ?? 0,
  }))
  const [best] = gains.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  return best?.name
}
