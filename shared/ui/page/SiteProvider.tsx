import { createContext, use, type ReactNode } from 'react'

/** What every page knows of the site it belongs to. */
type Site = {
  /** `https://kinora.example`, for links that leave the page: canonical, hreflang, Open Graph. */
  origin: string
  /** False while no release provides `/`: then the server decides where home is, and the browser asks it. */
  hasHome: boolean
}

const SiteContext = createContext<Site>({ origin: '', hasHome: false })

export const useSite = (): Site => use(SiteContext)

/** Set once by the shell around every page. */
export function SiteProvider({ origin, hasHome, children }: Site & { children: ReactNode }) {
  return <SiteContext value={{ origin, hasHome }}>{children}</SiteContext>
}
