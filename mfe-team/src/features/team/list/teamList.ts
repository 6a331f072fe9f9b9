import { paths } from '@kinora/paths'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'

export const TEAM_SORTS = ['need', 'name', 'lastDone'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]

/** Which members are shown, as the address says. */
export type TeamList = { search: string; sort: TeamSort; page: number }

const FIRST_PAGE = 1

export function readTeamList(search: string): TeamList {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, PHRASE_MAX_LENGTH),
    sort: TEAM_SORTS.find((known) => known === params.get('sort')) ?? 'need',
    page: Number.isInteger(page) && page > 0 ? page : FIRST_PAGE,
  }
}

export function teamListPath({ search, sort, page }: TeamList): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'need' && { sort }),
    ...(page > FIRST_PAGE && { page: String(page) }),
  })
  const query = params.toString()
  return query ? `${paths.myTeam()}?${query}` : paths.myTeam()
}
