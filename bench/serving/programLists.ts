import { apiPaths } from '@kinora/paths'

export const LIST = `/api${apiPaths.programs()}?locale=pl&populate=category,image,levels&pagination[page]=1&pagination[pageSize]=12`
/** Longer than any program, so that each of these filters finds all programs. */
const LONGEST_S = 86_400
const SPREAD = 80_000

let requestCount = 0

/** The same page with a filter that was not used before, so that it is not cached. */
export function unheardOf(): string {
  requestCount++
  return `${LIST}&filters[duration][$lte]=${LONGEST_S - (requestCount % SPREAD)}&filters[duration][$gte]=${Math.floor(requestCount / SPREAD)}`
}
