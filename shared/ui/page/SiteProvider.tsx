import { createContext, use, type ReactNode } from 'react'

/** What every page knows of the site it belongs to. */
type Site = {
  /** `https://kinora.example`, for links that leave the page: canonical, hreflang, Open Graph. */
  origin: string
  /** False while no release provides `/`: then the server decides where home is, and the browser asks it. */
  hasHome: boolean
  /**
   * True for a page that a release of the live set provides: only there may a remote lead. `path` is a pattern of
   * routes, without locale.
   */
  isProvided: (path: string) => boolean
}

const SiteContext = createContext<Site>({ origin: '', hasHome: false, isProvided: () => false })

export const useSite = (): Site => use(SiteContext)

/** Set once by the shell around every page. */
export function SiteProvider({ origin, hasHome, isProvided, children }: Site & { children: ReactNode }) {
  return <SiteContext value={{ origin, hasHome, isProvided }}>{children}</SiteContext>
}
