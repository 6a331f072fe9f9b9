import { createContext, use, type ReactNode } from 'react'

/** What every page knows of the site. */
type Site = {
  /** `https://kinora.example`, for absolute links: canonical, hreflang, Open Graph. */
  origin: string
  /** False while no live release provides `/`: then links to it load the document, and the server redirects. */
  hasHome: boolean
  /**
   * Whether a release of the live manifest provides the page: a remote may only link to such pages. `path` is a route
   * pattern without locale.
   */
  isProvided: (path: string) => boolean
  /** The affiliate centre of specialists, on another site, if there is one. */
  affiliateUrl?: string | undefined
}

const SiteContext = createContext<Site>({ origin: '', hasHome: false, isProvided: () => false })

export const useSite = (): Site => use(SiteContext)

/** Set once by the shell around every page. */
export function SiteProvider({ children, ...site }: Site & { children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}
