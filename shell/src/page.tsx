import type { PageState } from '@kinora/contracts'
import { createContext, useContext, type ReactNode } from 'react'

/** What the gateway says of this page: its set, locale, remotes and links. The same on server and client. */
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

/** True while a release of the live set provides the page at a path. */
export const provides = ({ remotes }: Page, path: string): boolean => remotes.some(({ routes }) => routes.some((route) => `/${route.path}` === path))
