import type { NavPlace, PageState, PageThirdParty } from '@kinora/contracts'
import { paths } from '@kinora/paths'
import type { SlotName } from '@kinora/remote'
import { useSession, type Role } from '@kinora/session'
import { createContext, useContext, type ReactNode } from 'react'

/** The page state that the gateway writes: release manifest, locale, remotes, links. The same on server and client. */
export type Page = Omit<PageState, 'rendered'>

const PageContext = createContext<Page | null>(null)

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageProvider above it')
  return page
}

/**
 * The live remotes' links for one place, in order, without those for another role. A link is there only while a release
 * provides its page. Where a role has links of its own, that to the visitors' home is left out: their home is another.
 */
export function useNavLinks(place: NavPlace): Page['nav'] {
  const { role: userRole } = useSession()
  const links = usePage().nav.filter(
    (link) => link.place === place && (link.role === undefined || link.role === userRole),
  )
  const hasOwn = links.some(({ role }) => role !== undefined)
  return hasOwn ? links.filter(({ path, role }) => path !== paths.home() || role !== undefined) : links
}

/**
 * The same before the session is known, for places that would move when it is: the links of every role, in order, each
 * with whom it is for, so that a style sheet shows those of the role whose home is reserved (`useReservedHome`).
 */
export function useExpectedLinks(place: NavPlace): (Page['nav'][number] & { expected?: 'visitor' | Role })[] {
  const { status } = useSession()
  const known = useNavLinks(place)
  const links = usePage().nav.filter((link) => link.place === place)
  if (status !== 'loading') return known
  return links.map((link) => {
    const isVisitors = link.role === undefined && link.path === paths.home()
    const expected = isVisitors ? 'visitor' : link.role
    return expected ? { ...link, expected } : link
  })
}

const NO_THIRD_PARTIES: PageThirdParty[] = []

/** The third parties that this page may offer. */
export const useThirdParties = (): PageThirdParty[] => usePage().thirdParties ?? NO_THIRD_PARTIES

/** True while a live remote provides the slot component. */
export const useIsSlotFilled = (name: SlotName): boolean => usePage().remotes.some(({ slots }) => slots?.includes(name))

/** True while a live release provides the page at a path. */
export const provides = ({ remotes }: Page, path: string): boolean =>
  remotes.some(({ routes }) => routes.some((route) => `/${route.path}` === path))
