import { createContext, use, type ReactNode } from 'react'

const ExtractContext = createContext(false)

/** True where only the parts of a text are drawn that are marked `home`. */
export const useIsExtract = (): boolean => use(ExtractContext)

/** Around a text of which the first page shows only the parts marked `home`. */
export function Extract({ children }: { children: ReactNode }) {
  return <ExtractContext value={true}>{children}</ExtractContext>
}
