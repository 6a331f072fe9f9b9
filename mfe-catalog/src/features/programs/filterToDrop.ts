import type { ProgramList } from '@kinora/contracts'
import { setFilters, without, type FilterName, type ProgramFilters } from './programFilters.ts'

type Answer = { data?: unknown; error?: unknown }

/**
 * Of the filters that together leave nothing, the one without which there is most. Each is asked for: the counts beside
 * the choices tell what one more choice brings, not what one filter less does.
 */
export async function filterToDrop(filters: ProgramFilters, list: (filters: ProgramFilters) => Answer | PromiseLike<Answer>): Promise<FilterName | undefined> {
  const names = setFilters(filters)
  const answers = await Promise.all(names.map(async (name) => list(without(filters, name))))
  const gains = answers.map(({ data }, index) => ({ name: names[index]!, total: (data as ProgramList | undefined)?.meta.pagination.total ?? 0 }))
  const [best] = gains.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  return best?.name
}
