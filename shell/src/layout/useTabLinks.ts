import { useNavLinks, type Page } from '../page.tsx'

const FEWEST = 2

/** The links of the bottom tabs; none while there are fewer than two, because one tab offers no choice. */
export function useTabLinks(): Page['nav'] {
  const links = useNavLinks('tabs')
  return links.length >= FEWEST ? links : []
}
