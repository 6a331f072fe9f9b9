import type { TeamShow } from '@kinora/contracts'
import { PHRASE_MAX_LENGTH, TEAM_SHOWS } from '@kinora/limits'
import { paths } from '@kinora/paths'

/** Which members are shown, and which one beside them, as the address says. */
export type TeamList = { search: string; show: TeamShow; page: number; person: number | null }

const FIRST_PAGE = 1
/** In these lists stand also those who have left, until their words are read. */
export const SHOWS_LEFT: TeamShow[] = ['all', 'today', 'wrote']
export const WHOLE_TEAM: TeamList = { search: '', show: 'all', page: FIRST_PAGE, person: null }

export function readTeamList(search: string): TeamList {
  const params = new URLSearchParams(search)
  const number = (name: string) => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value > 0 ? value : null
  }
  return {
    search: (params.get('search') ?? '').trim().slice(0, PHRASE_MAX_LENGTH),
    show: TEAM_SHOWS.find((option) => option === params.get('show')) ?? 'all',
    page: number('page') ?? FIRST_PAGE,
    person: number('person'),
  }
}

export function teamListPath({ search, show, page, person }: TeamList): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
    ...(page > FIRST_PAGE && { page: String(page) }),
    ...(person !== null && { person: String(person) }),
  })
  const query = params.toString()
  return query ? `${paths.myTeam()}?${query}` : paths.myTeam()
}
